-- Every agent that an ad fits, read from this index alone (see match-agents.ts).
CREATE UNIQUE INDEX "job_agent_keys_match" ON "job_agent_keys" ("company_id", "word", "place_id", "category_id", "agent_id") INCLUDE ("job_types", "exact");--> statement-breakpoint
CREATE INDEX "job_agent_keys_agent" ON "job_agent_keys" ("agent_id");--> statement-breakpoint
-- Index-only reading needs the visibility map to be fresh: agents come one by one, so a small share of the table must be enough.
ALTER TABLE "job_agent_keys" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
--> statement-breakpoint
-- Every CV-match agent that a CV fits, read from this index alone (see seekers/find-matching-agents.ts).
CREATE UNIQUE INDEX "seeker_agent_keys_match" ON "seeker_agent_keys" ("category_id", "place_id", "language_id", "agent_id") INCLUDE ("job_types", "educations", "video", "min_age", "max_age", "exact");--> statement-breakpoint
CREATE INDEX "seeker_agent_keys_agent" ON "seeker_agent_keys" ("agent_id");--> statement-breakpoint
ALTER TABLE "seeker_agent_keys" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
