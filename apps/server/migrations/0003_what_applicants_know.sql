DROP INDEX "applications_by_rating";--> statement-breakpoint
ALTER TABLE "application_decisions" ADD COLUMN "replaced_by" integer;--> statement-breakpoint
ALTER TABLE "application_steps" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "seeker_reject" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "applications" SET "seeker_reject" = "reject";--> statement-breakpoint
UPDATE "applications" SET "seeker_reject" = "before" FROM "application_decisions" AS d
  WHERE d."application_id" = "applications"."id" AND d."sent_at" IS NULL AND d."undone_at" IS NULL;--> statement-breakpoint
DELETE FROM "application_steps" AS s USING "application_decisions" AS d
  WHERE d."application_id" = s."application_id" AND d."sent_at" IS NULL
    AND ((s."kind" IN ('parked', 'rejected') AND s."at" = d."decided_at") OR (s."kind" = 'reopened' AND s."at" = d."undone_at"));--> statement-breakpoint
UPDATE "application_steps" AS s SET "message" = d."message" FROM "application_decisions" AS d
  WHERE d."application_id" = s."application_id" AND d."sent_at" IS NOT NULL
    AND s."kind" IN ('parked', 'rejected') AND s."at" = d."decided_at";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_new" boolean GENERATED ALWAYS AS ((withdrawn_at is null and reject = 0 and rating_point = 0)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_by_rating" ON "applications" USING btree ("job_id","is_new" DESC NULLS LAST,"rating_point" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_seeker_reject" CHECK ("applications"."seeker_reject" in (0, 1, 2));
