DROP INDEX "cv_search_head";--> statement-breakpoint
DROP INDEX "job_search_head";--> statement-breakpoint
-- Finding the texts that have a word goes through these rows and reads no words: they are kept out of the way.
ALTER TABLE "cv_terms" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "job_terms" SET (toast_tuple_target = 128);--> statement-breakpoint
-- The indexes are made anew when all words are there, which is far quicker than word by word.
DROP INDEX "cv_terms_words";--> statement-breakpoint
DROP INDEX "job_terms_words";--> statement-breakpoint
UPDATE "cv_terms" SET words = words || array_to_tsvector(array(SELECT '^' || word FROM unnest(tsvector_to_array(head)) AS word))
FROM "cv_search" WHERE "cv_search".user_id = "cv_terms".user_id;--> statement-breakpoint
UPDATE "job_terms" SET words = words || array_to_tsvector(array(SELECT '^' || word FROM unnest(tsvector_to_array(head)) AS word))
FROM "job_search" WHERE "job_search".job_id = "job_terms".job_id;--> statement-breakpoint
CREATE INDEX "cv_terms_words" ON "cv_terms" USING gin ("words");--> statement-breakpoint
CREATE INDEX "job_terms_words" ON "job_terms" USING gin ("words");
