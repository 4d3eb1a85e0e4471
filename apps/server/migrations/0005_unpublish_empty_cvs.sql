-- A CV that says too little (cv-publish.rules.ts) cannot be published any more, so those that are go back to being drafts. Their
-- words stand in the draft and among the versions; the search takes them out when it next catches up, and shows them to nobody
-- until then.
UPDATE "cvs" AS cv SET "published_at" = NULL, "changed_at" = NULL, "content" = NULL
FROM "users" AS person
WHERE person.id = cv.user_id AND cv.published_at IS NOT NULL AND (
  trim(concat(cv.content ->> 'first_name', cv.content ->> 'last_name', person.name)) = ''
  OR jsonb_array_length(coalesce(cv.content -> 'cv_experience', '[]')) + jsonb_array_length(coalesce(cv.content -> 'cv_education', '[]'))
    + jsonb_array_length(coalesce(cv.content -> 'cv_skill', '[]')) = 0
  OR jsonb_array_length(coalesce(cv.content -> 'cv_wish', '[]')) = 0
    AND regexp_replace(coalesce(cv.content ->> 'about_me', ''), '<[^>]*>|&nbsp;|\s', '', 'g') = ''
);
