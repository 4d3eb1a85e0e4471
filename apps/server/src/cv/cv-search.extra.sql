-- The one row of its table.
INSERT INTO "cv_search_state" ("one") VALUES (true);--> statement-breakpoint
-- Ranking reads "head" of many rows: it stays in the row, whole.
ALTER TABLE "cv_search" ALTER COLUMN "head" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "cv_search" ALTER COLUMN "facts" SET STORAGE PLAIN;--> statement-breakpoint
-- Words are read through their index only: they leave the row where they can.
ALTER TABLE "cv_terms" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "cv_terms" ALTER COLUMN "words" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Without numbers about its words PostgreSQL always takes the index, which is right: reading the words of all CVs never is.
ALTER TABLE "cv_terms" ALTER COLUMN "words" SET STATISTICS 0;
