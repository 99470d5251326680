import * as z from 'zod/mini'

import { getList, getRecord, post, put, remove } from './endpoint.ts'
import { Tag } from './tags.ts'
import { type InferSchema, lazySchema } from './schema.ts'

/** An article's status; the values are the server's (spec 4). */
export const ArticleStatus = lazySchema(() => z.object({ id: z.int(), status: z.string() }))
export type ArticleStatus = InferSchema<typeof ArticleStatus>

/**
 * An article of the blog (spec 3). `content` is HTML whose newlines are line breaks; dates are ISO.
 * The fields that the specification calls optional or inconsistent are read tolerantly:
 * `domain/articles.ts` gives them one form.
 */
export const Article = lazySchema(() =>
  z.object({
    id: z.int(),
    slug: z.nullish(z.string()),
    title: z.string(),
    image: z.nullish(z.string()),
    author: z.nullish(
      z.object({ firstName: z.nullish(z.string()), lastName: z.nullish(z.string()) }),
    ),
    authorId: z.nullish(z.int()),
    date: z.nullish(z.string()),
    createdDate: z.nullish(z.string()),
    views: z.nullish(z.number()),
    country: z.nullish(
      z.union([z.string(), z.object({ code: z.nullish(z.string()), name: z.nullish(z.string()) })]),
    ),
    countryId: z.nullish(z.int()),
    statusId: z.nullish(z.int()),
    articleStatus: z.nullish(z.union([z.string(), ArticleStatus()])),
    tags: z.nullish(z.array(z.union([z.string(), Tag()]))),
    introduction: z.nullish(z.string()),
    content: z.nullish(z.string()),
  }),
)
export type Article = InferSchema<typeof Article>

export const ArticleInput = lazySchema(() =>
  z.strictObject({
    title: z.string(),
    authorId: z.int(),
    introduction: z.string(),
    content: z.string(),
    image: z.nullable(z.string()),
    countryId: z.nullable(z.int()),
    statusId: z.nullable(z.int()),
    tagIds: z.array(z.int()),
  }),
)
export type ArticleInput = InferSchema<typeof ArticleInput>

const ArticleUpdate = lazySchema(() => z.strictObject({ id: z.int(), ...ArticleInput().shape }))

export const articles = {
  list: getList('/api/Articles', Article),
  detail: getRecord('/api/Articles/{id}', Article),
  create: post('/api/Articles', ArticleInput),
  update: put('/api/Articles/{id}', ArticleUpdate),
  remove: remove('/api/Articles/{id}'),
}

export const articleStatuses = {
  list: getList('/api/ArticleStatus', ArticleStatus),
}
