import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { blogCard, blogDetail, contactForm } from './content.schema.ts';

/** Scope 0: the three newest, for the home page; 1: all of them. */
export const getAllBlogs = defineCall({
  method: 'GET',
  path: '/api/get_all_blogs/:scope',
  access: 'guest',
  summary: 'Blog posts, newest first: the three newest (0) or all (1).',
  spec: '1§7',
  params: z.object({ scope: z.enum(['0', '1']) }),
  response: z.object({ blogs: z.array(blogCard) }),
});

export const getBlogDetail = defineCall({
  method: 'GET',
  path: '/api/get_blog_detail/:blog_id',
  access: 'guest',
  summary: 'One blog post and a few others to read next.',
  spec: '1§7',
  params: z.object({ blog_id: id }),
  response: z.object({ blog: blogDetail, others: z.array(blogCard) }),
  problems: ['not_found'],
});

export const sendContact = defineCall({
  method: 'POST',
  path: '/api/send_contact',
  access: 'guest',
  summary: 'Sends a message to the people behind Jobblik.',
  spec: '1§7',
  body: z.object({ contact: jsonText(contactForm) }),
  response: result,
  limit: { max: 20, seconds: 600 },
});
