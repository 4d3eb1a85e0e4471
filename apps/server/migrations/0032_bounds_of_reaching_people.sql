CREATE TABLE "chat_first_contacts" (
	"employer_id" integer NOT NULL,
	"seeker_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_first_contacts_employer_id_seeker_id_pk" PRIMARY KEY("employer_id","seeker_id")
);
--> statement-breakpoint
CREATE TABLE "stranger_mail_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stranger_mail_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sender_id" integer NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "stranger_mail_reports_once" UNIQUE("sender_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "stranger_mail_stops" (
	"address_hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stranger_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stranger_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sender_id" integer NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shows_visits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_visits" ADD COLUMN "shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_first_contacts" ADD CONSTRAINT "chat_first_contacts_employer_id_users_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_first_contacts" ADD CONSTRAINT "chat_first_contacts_seeker_id_users_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_first_contacts_employer_id_created_at_index" ON "chat_first_contacts" USING btree ("employer_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_first_contacts_seeker_id_index" ON "chat_first_contacts" USING btree ("seeker_id");--> statement-breakpoint
CREATE INDEX "stranger_mails_sender_id_created_at_index" ON "stranger_mails" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "stranger_mails_address_hash_created_at_index" ON "stranger_mails" USING btree ("address_hash","created_at");