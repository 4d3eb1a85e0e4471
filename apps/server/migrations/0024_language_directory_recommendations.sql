CREATE TABLE "company_terms" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"vocabulary" text NOT NULL,
	"letter" text NOT NULL,
	"word_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dismissed_jobs" (
	"user_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "shown_recommendations" (
	"viewer_id" integer NOT NULL,
	"day" date NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"job_id" integer,
	"lines" jsonb NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shown_recommendations_viewer_id_day_fingerprint_pk" PRIMARY KEY("viewer_id","day","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "typed_skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_terms" ADD CONSTRAINT "company_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_jobs" ADD CONSTRAINT "dismissed_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_jobs" ADD CONSTRAINT "dismissed_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_recommendations" ADD CONSTRAINT "shown_recommendations_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_recommendations" ADD CONSTRAINT "shown_recommendations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_terms_words" ON "company_terms" USING gin ("words");--> statement-breakpoint
CREATE INDEX "company_terms_alike" ON "company_terms" USING gist ("vocabulary" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_terms_word_version_index" ON "company_terms" USING btree ("word_version");--> statement-breakpoint
CREATE INDEX "dismissed_jobs_job_id_index" ON "dismissed_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "shown_recommendations_day_index" ON "shown_recommendations" USING btree ("day");--> statement-breakpoint
CREATE INDEX "shown_recommendations_job_id_index" ON "shown_recommendations" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "shown_recommendations_lines" ON "shown_recommendations" USING gin ("lines" jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" in ('da', 'en'));--> statement-breakpoint
-- Companies that there are already can be found by their names at once; the task companies.index-directory writes the rest.
INSERT INTO "company_terms" ("company_id", "words", "vocabulary", "letter", "word_version")
SELECT "id", to_tsvector('simple', "name" || ' ' || coalesce("branch", '')), lower("name" || ' ' || coalesce("branch", '')),
	CASE WHEN upper(left("name", 1)) ~ '^[A-ZÆØÅ]$' THEN upper(left("name", 1)) ELSE '#' END, 0
FROM "companies";
