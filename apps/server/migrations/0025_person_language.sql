CREATE TABLE "company_terms" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"vocabulary" text NOT NULL,
	"letter" text NOT NULL,
	"word_version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "company_terms" ADD CONSTRAINT "company_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_terms_words" ON "company_terms" USING gin ("words");--> statement-breakpoint
CREATE INDEX "company_terms_alike" ON "company_terms" USING gist ("vocabulary" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_terms_word_version_index" ON "company_terms" USING btree ("word_version");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" in ('da', 'en'));