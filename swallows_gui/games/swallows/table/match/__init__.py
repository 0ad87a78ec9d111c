"""The match table: pitch, hands, prompt, referee and commentary of one running match (S3 to S5, S8)."""
