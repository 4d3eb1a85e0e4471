CREATE TABLE "billing_details" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"id" smallint PRIMARY KEY NOT NULL,
	"next_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"number" integer PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"pdf_file_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit_note'))
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"entry" text NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entry_account_pk" PRIMARY KEY("entry","account")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"user_type" smallint NOT NULL,
	"plan" smallint NOT NULL,
	"lines" jsonb NOT NULL,
	"sub_total" integer NOT NULL,
	"vat_percent" smallint NOT NULL,
	"vat" integer NOT NULL,
	"total" integer NOT NULL,
	"billing" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"intent_id" text,
	"terms_at" timestamp (3) with time zone,
	"start_at_once_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"working_since" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payments_intentId_unique" UNIQUE("intent_id"),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('open', 'requires_action', 'failed', 'paid')),
	CONSTRAINT "payments_amounts" CHECK ("payments"."total" > 0 and "payments"."total" = "payments"."sub_total" + "payments"."vat")
);
--> statement-breakpoint
CREATE TABLE "plan_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"plan" smallint NOT NULL,
	"extras" smallint[] NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"sub_total" integer NOT NULL,
	"vat" integer NOT NULL,
	"credit_note" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"client_secret" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"method" text,
	"declined" text,
	"charges" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_intents_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"intent_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "sandbox_refunds_intent_id_idempotency_key_pk" PRIMARY KEY("intent_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "reminded_days" smallint;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_choices" ADD CONSTRAINT "plan_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_credit_note_invoices_number_fk" FOREIGN KEY ("credit_note") REFERENCES "public"."invoices"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_intent_id_sandbox_intents_id_fk" FOREIGN KEY ("intent_id") REFERENCES "public"."sandbox_intents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_payment" ON "invoices" USING btree ("payment_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_payment_id_index" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ledger_payment_id_index" ON "ledger" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("user_id") WHERE "payments"."state" in ('open', 'requires_action');--> statement-breakpoint
CREATE INDEX "payments_user_id_index" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_id_index" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_valid_until_index" ON "memberships" USING btree ("valid_until");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_paymentId_unique" UNIQUE("payment_id");--> statement-breakpoint
INSERT INTO "invoice_series" ("id", "next_number") VALUES (1, 10001);--> statement-breakpoint
CREATE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM ledger WHERE entry = NEW.entry) <> 0 THEN
    RAISE EXCEPTION 'the postings of % do not sum to 0', NEW.entry USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_balances" AFTER INSERT OR UPDATE ON "ledger"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();
