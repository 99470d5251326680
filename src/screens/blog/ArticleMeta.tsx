import { useTranslation } from 'react-i18next'

import type { Article } from '#contract/articles.ts'
import { getArticleDescription } from '#domain/article-text.ts'
import { getArticleDate, getArticleTags, getAuthorName } from '#domain/articles.ts'
import { createArticleData } from '#domain/structured-data.ts'
import { contentLanguage } from '#i18n/languages.ts'
import { PageMeta } from '#components/page-meta/PageMeta.tsx'

import { getArticlePath, useArticleUrl } from '#components/article-body/useArticleUrl.ts'

/** The article for windows, search engines and social networks: in its own language. */
export function ArticleMeta({ article }: { article: Article }) {
  const { t } = useTranslation('article')
  const url = useArticleUrl(article)
  const description = getArticleDescription(article) || t('description')
  // Networks fetch the picture themselves: only a whole address can be.
  const image = article.image?.startsWith('https://') === true ? article.image : undefined
  return (
    <PageMeta
      type="article"
      title={article.title}
      path={getArticlePath(article)}
      description={description}
      image={image}
      parents={[{ name: t('blog'), path: '/blog' }]}
      structuredData={createArticleData({
        title: article.title,
        description,
        url,
        language: contentLanguage,
        author: getAuthorName(article),
        publishedOn: getArticleDate(article),
        image,
        keywords: getArticleTags(article).map(({ name }) => name),
      })}
    />
  )
}
