import type { Article, ArticleInput } from '#contract/articles.ts'
import { slugify } from '#domain/slug.ts'

import type { Database } from '../database/database.ts'
import type { ArticleRow } from '../database/tables.ts'
import { requireRow, type Resolvers, requireReference, requireMatchingId } from './resolver.ts'

export const articles: Resolvers<'articles'> = {
  list: async ({ database }) => withRelations(await database.articles.all(), database),
  async detail({ parameters, database }) {
    const row = requireRow(await database.articles.find(parameters.id), 'Article')
    return requireRow((await withRelations([row], database))[0], 'Article')
  },
  async create({ body, database }) {
    await requireReferences(body, database)
    const now = new Date().toISOString()
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
    await requireReferences(body, database)
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

async function withRelations(rows: readonly ArticleRow[], database: Database): Promise<Article[]> {
  const [countries, authors, statuses, tags] = await Promise.all([
    database.countries.all(),
    database.authors.all(),
    database.articleStatuses.all(),
    database.tags.all(),
  ])
  return rows.map(({ tagIds, ...row }) => {
    const country = countries.find(({ id }) => id === row.countryId)
    const author = authors.find(({ id }) => id === row.authorId)
    return {
      ...row,
      author:
        author === undefined ? null : { firstName: author.firstName, lastName: author.lastName },
      country: country === undefined ? 'ALL' : { code: country.code, name: country.name },
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

async function requireReferences(body: ArticleInput, database: Database): Promise<void> {
  if (body.countryId !== null) {
    requireReference(await database.countries.find(body.countryId), 'countryId')
  }
  if (body.statusId !== null) {
    requireReference(await database.articleStatuses.find(body.statusId), 'statusId')
  }
  for (const id of body.tagIds) requireReference(await database.tags.find(id), 'tagIds')
}
