DROP INDEX "cv_search_change";--> statement-breakpoint
DROP INDEX "job_search_change";--> statement-breakpoint
DROP INDEX "cv_search_gone";--> statement-breakpoint
-- Ordinary names for the columns of the search indexes; versions that rise in place of hashes.
ALTER TABLE "job_search" RENAME COLUMN "change" TO "revision";--> statement-breakpoint
ALTER TABLE "job_search" RENAME COLUMN "facts" TO "attributes";--> statement-breakpoint
ALTER TABLE "job_search" RENAME COLUMN "head" TO "weighted_fields";--> statement-breakpoint
ALTER TABLE "job_search" RENAME COLUMN "title_words" TO "vocabulary";--> statement-breakpoint
ALTER TABLE "cv_search" RENAME COLUMN "change" TO "revision";--> statement-breakpoint
ALTER TABLE "cv_search" RENAME COLUMN "facts" TO "attributes";--> statement-breakpoint
ALTER TABLE "cv_search" RENAME COLUMN "head" TO "weighted_fields";--> statement-breakpoint
ALTER TABLE "job_search_state" RENAME COLUMN "change" TO "revision";--> statement-breakpoint
ALTER TABLE "job_search_state" RENAME COLUMN "cleared" TO "compacted_through";--> statement-breakpoint
ALTER TABLE "job_search_state" DROP COLUMN "word_version";--> statement-breakpoint
ALTER TABLE "cv_search_state" RENAME COLUMN "change" TO "revision";--> statement-breakpoint
ALTER TABLE "cv_search_state" RENAME COLUMN "cleared" TO "compacted_through";--> statement-breakpoint
ALTER TABLE "cv_search_state" DROP COLUMN "word_version";--> statement-breakpoint
-- Packed attributes get a header (format, length) and the layout of packing.ts, format 1. Until now an ad was packed as id, company,
-- published, live until, deadline (days since 2020, 65535 none), choices, three categories, places; a CV as id, changed, choices, place,
-- birthday, and the counts of three lists before their ids.
UPDATE "job_search" SET attributes = CASE WHEN live_until IS NULL THEN '\x000004'::bytea || substring(attributes FROM 1 FOR 4) ELSE (
  SELECT '\x01'::bytea || int2send(length(body)::int2) || body
  FROM (SELECT substring(attributes FROM 1 FOR 4) || int4send(get_byte(attributes, 19) & 63) || substring(attributes FROM 5 FOR 12)
    || substring(int4send(CASE WHEN deadline = 65535 THEN 0 ELSE deadline + 43830 END) FROM 3)
    || set_byte('\x00'::bytea, 0, categories) || substring(attributes FROM 21 FOR 2 * categories) || substring(attributes FROM 27) AS body
    FROM (SELECT get_byte(attributes, 16) * 256 + get_byte(attributes, 17) AS deadline,
      (substring(attributes FROM 21 FOR 2) <> '\x0000')::int + (substring(attributes FROM 23 FOR 2) <> '\x0000')::int
        + (substring(attributes FROM 25 FOR 2) <> '\x0000')::int AS categories) AS old) AS packed) END;--> statement-breakpoint
UPDATE "cv_search" SET attributes = CASE WHEN visibility IS NULL THEN '\x000004'::bytea || substring(attributes FROM 1 FOR 4) ELSE (
  SELECT '\x01'::bytea || int2send(length(body)::int2) || body
  FROM (SELECT substring(attributes FROM 1 FOR 4) || int4send((bits & 511) | (((bits >> 10) + 1) << 9)) || substring(attributes FROM 5 FOR 4)
    || CASE WHEN substring(attributes FROM 11 FOR 2) = '\x0000' THEN '\x00'::bytea ELSE '\x01'::bytea || substring(attributes FROM 11 FOR 2) END
    || substring(attributes FROM 13 FOR 2)
    || substring(attributes FROM 15 FOR 1) || substring(attributes FROM 18 FOR 2 * one)
    || substring(attributes FROM 16 FOR 1) || substring(attributes FROM 18 + 2 * one FOR 2 * two)
    || substring(attributes FROM 17 FOR 1) || substring(attributes FROM 18 + 2 * (one + two)) AS body
    FROM (SELECT get_byte(attributes, 8) * 256 + get_byte(attributes, 9) AS bits, get_byte(attributes, 14) AS one,
      get_byte(attributes, 15) AS two) AS old) AS packed) END;--> statement-breakpoint
ALTER TABLE "job_agents" ALTER COLUMN "word_version" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "job_agents" ALTER COLUMN "word_version" SET DATA TYPE integer USING 0;--> statement-breakpoint
ALTER TABLE "job_agents" ALTER COLUMN "word_version" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "seeker_agents" ALTER COLUMN "word_version" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "seeker_agents" ALTER COLUMN "word_version" SET DATA TYPE integer USING 0;--> statement-breakpoint
ALTER TABLE "seeker_agents" ALTER COLUMN "word_version" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "application_terms" ALTER COLUMN "word_version" SET DATA TYPE integer USING 0;--> statement-breakpoint
ALTER TABLE "cv_search" ALTER COLUMN "has_video" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_search" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cv_search_state" ADD COLUMN "compacted_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search_state" ADD COLUMN "compacted_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "cv_search_revision" ON "cv_search" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "cv_search_version" ON "cv_search" USING btree ("version","user_id");--> statement-breakpoint
CREATE INDEX "job_search_revision" ON "job_search" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "job_search_version" ON "job_search" USING btree ("version","job_id");--> statement-breakpoint
CREATE INDEX "job_search_gone" ON "job_search" USING btree ("job_id") WHERE get_byte("job_search"."attributes", 0) = 0;--> statement-breakpoint
CREATE INDEX "cv_search_gone" ON "cv_search" USING btree ("user_id") WHERE get_byte("cv_search"."attributes", 0) = 0;
