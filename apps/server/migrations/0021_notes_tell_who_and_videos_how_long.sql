ALTER TABLE "application_files" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "note_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "note_by" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_note_by_users_id_fk" FOREIGN KEY ("note_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_note_by_index" ON "applications" USING btree ("note_by");