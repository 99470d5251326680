import type { Article } from '#contract/articles.ts'
import { slugify } from '#domain/slug.ts'

import type { Database } from '../database/database.ts'
import type { ArticleRow } from '../database/tables.ts'
import {
  requireRecord,
  requireRow,
  type Resolvers,
  requireReferences,
  requireMatchingId,
} from './resolver.ts'

export const articles: Resolvers<'articles'> = {
  list: ({ database }) => listArticles(database),
  detail: async ({ parameters, database }) =>
    requireRecord(await listArticles(database), parameters.id, 'Article'),
  async create({ body, database, clock }) {
    await requireReferences('articles', body, database)
    const now = clock().toISOString()
    await database.articles.insert({
      ...body,
      slug: createUniqueSlug(body.title, await database.articles.all()),
      date: now,
      createdDate: now,
      views: 0,
    })
  },
  async update({ parameters, body, database }) {
    requireMatchingId(parameters, body)
    await requireReferences('articles', body, database)
    const row = requireRow(await database.articles.find(body.id), 'Article')
    await database.articles.update({ ...row, ...body })
  },
  async remove({ parameters, database }) {
    requireRow(await database.articles.remove(parameters.id), 'Article')
  },
}

export const articleStatuses: Resolvers<'articleStatuses'> = {
  list: ({ database }) => database.articleStatuses.all(),
}

async function listArticles(database: Database): Promise<Article[]> {
  const countries = await database.countries.all()
  const authors = await database.authors.all()
  const statuses = await database.articleStatuses.all()
  const tags = await database.tags.all()
  return (await database.articles.all()).map(({ tagIds, ...row }) => {
    const country = countries.find(({ id }) => id === row.countryId)
    const author = authors.find(({ id }) => id === row.authorId)
    return {
      ...row,
      author: author ? { firstName: author.firstName, lastName: author.lastName } : null,
      country: country ? { code: country.code, name: country.name } : 'ALL',
      articleStatus: statuses.find(({ id }) => id === row.statusId) ?? null,
      tags: tags.filter(({ id }) => tagIds.includes(id)),
    }
  })
}

/** The server creates the slug from the title and makes it unique by a suffix (docs/decisions.md). */
function createUniqueSlug(title: string, rows: readonly ArticleRow[]): string {
  const taken = new Set(rows.map(({ slug }) => slug))
  const slug = slugify(title) || 'article'
  if (!taken.has(slug)) return slug
  let suffix = 2
  while (taken.has(`${slug}-${suffix}`)) suffix += 1
  return `${slug}-${suffix}`
}
