CREATE TABLE "room_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" text NOT NULL,
	"uuid" uuid NOT NULL,
	"participant_id" text NOT NULL,
	"user_id" integer,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_messages_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "room_uploads" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"host_id" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"state" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "rooms_kind" CHECK ("rooms"."kind" in ('free', 'company', 'interview'))
);
--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_uploads" ADD CONSTRAINT "room_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_messages_room_id_id_index" ON "room_messages" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "room_messages_user_id_index" ON "room_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "room_uploads_user_id_index" ON "room_uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "room_uploads_created_at_index" ON "room_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rooms_host_id_index" ON "rooms" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "rooms_changed_at_index" ON "rooms" USING btree ("changed_at");