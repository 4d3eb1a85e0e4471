CREATE TABLE "company_visits" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor_id" integer NOT NULL,
	CONSTRAINT "company_visits_user_id_day_visitor_id_pk" PRIMARY KEY("user_id","day","visitor_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "company_visits" ADD CONSTRAINT "company_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_visits" ADD CONSTRAINT "company_visits_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_visits_visitor_id_index" ON "company_visits" USING btree ("visitor_id");