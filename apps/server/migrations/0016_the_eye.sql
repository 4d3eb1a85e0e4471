DROP INDEX "applications_by_rating";--> statement-breakpoint
ALTER TABLE "notice_settings" ALTER COLUMN "bell" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "notice_settings" ALTER COLUMN "mail" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "seen_by" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reading_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "looked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_unread" boolean GENERATED ALWAYS AS ((withdrawn_at is null and reject = 0 and rating_point = 0 and seen_at is null)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_unread" ON "applications" USING btree ("job_id") WHERE seen_at is null and reading_since is null;--> statement-breakpoint
CREATE INDEX "applications_seen_by_index" ON "applications" USING btree ("seen_by");--> statement-breakpoint
CREATE INDEX "applications_by_rating" ON "applications" USING btree ("job_id","is_new" DESC NULLS LAST,"is_unread" DESC NULLS LAST,"rating_point" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- This kind had no mails before, so nobody has asked for them.
UPDATE "notice_settings" SET "mail" = false WHERE "kind" = 'application_seen';--> statement-breakpoint
-- Applicants have been told of what was opened before.
UPDATE "applications" SET "looked_at" = "seen_at" WHERE "seen_at" IS NOT NULL;
