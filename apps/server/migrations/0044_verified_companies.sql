CREATE TABLE "company_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "company_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "registered_cvr" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "registered_name" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "registered_address" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "registered_domain" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "registered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "proven_domain" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_links" ADD CONSTRAINT "company_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_links_company_id_created_at_index" ON "company_links" USING btree ("company_id","created_at");