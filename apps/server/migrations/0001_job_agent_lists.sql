CREATE TABLE "job_agent_lists" (
	"company_id" integer DEFAULT 0 NOT NULL,
	"word" text collate "C" DEFAULT '' NOT NULL,
	"place_id" integer DEFAULT 0 NOT NULL,
	"category_id" integer DEFAULT 0 NOT NULL,
	"words_query" text collate "C" DEFAULT '' NOT NULL,
	"job_types" smallint NOT NULL,
	"exact" boolean NOT NULL,
	"agent_ids" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_agent_keys" ADD COLUMN "words_query" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "job_agent_lists_key" ON "job_agent_lists" USING btree ("company_id","word","place_id","category_id","job_types","exact",md5("words_query"));--> statement-breakpoint
-- Read whole by every ad that fits: numbers in order hardly shrink, and a list must not be unpacked each time.
ALTER TABLE "job_agent_lists" ALTER COLUMN "agent_ids" SET STORAGE EXTERNAL;--> statement-breakpoint
-- The lists have taken the place of this index.
DROP INDEX "job_agent_keys_match";--> statement-breakpoint
-- Both functions let one transaction at a time write lists: each of them touches many, in any order.
CREATE FUNCTION "job_agents_enter_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('job_agent_lists'), 0);
  INSERT INTO job_agent_lists AS list (company_id, word, place_id, category_id, words_query, job_types, exact, agent_ids)
  SELECT company_id, word, place_id, category_id, words_query, job_types, exact, array_agg(agent_id)
  FROM entering GROUP BY company_id, word, place_id, category_id, words_query, job_types, exact
  ON CONFLICT (company_id, word, place_id, category_id, job_types, exact, md5(words_query))
    DO UPDATE SET agent_ids = list.agent_ids || excluded.agent_ids;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "job_agents_leave_lists"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('job_agent_lists'), 0);
  UPDATE job_agent_lists AS list SET agent_ids = list.agent_ids - gone.agent_ids
  FROM (
    SELECT company_id, word, place_id, category_id, words_query, job_types, exact, array_agg(agent_id) AS agent_ids
    FROM leaving GROUP BY company_id, word, place_id, category_id, words_query, job_types, exact
  ) AS gone
  WHERE (list.company_id, list.word, list.place_id, list.category_id, list.job_types, list.exact, md5(list.words_query))
    = (gone.company_id, gone.word, gone.place_id, gone.category_id, gone.job_types, gone.exact, md5(gone.words_query));
  DELETE FROM job_agent_lists AS list USING leaving AS gone
  WHERE list.agent_ids = '{}'
    AND (list.company_id, list.word, list.place_id, list.category_id, list.job_types, list.exact, md5(list.words_query))
    = (gone.company_id, gone.word, gone.place_id, gone.category_id, gone.job_types, gone.exact, md5(gone.words_query));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "job_agents_enter_lists" AFTER INSERT ON "job_agent_keys"
REFERENCING NEW TABLE AS entering FOR EACH STATEMENT EXECUTE FUNCTION "job_agents_enter_lists"();--> statement-breakpoint
CREATE TRIGGER "job_agents_leave_lists" AFTER DELETE ON "job_agent_keys"
REFERENCING OLD TABLE AS leaving FOR EACH STATEMENT EXECUTE FUNCTION "job_agents_leave_lists"();--> statement-breakpoint
INSERT INTO "job_agent_lists" (company_id, word, place_id, category_id, words_query, job_types, exact, agent_ids)
SELECT company_id, word, place_id, category_id, words_query, job_types, exact, array_agg(agent_id)
FROM "job_agent_keys" GROUP BY company_id, word, place_id, category_id, words_query, job_types, exact;
