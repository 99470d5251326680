import { useTranslation } from 'react-i18next'

import type { Article } from '#contract/articles.ts'
import { articleDescription } from '#domain/article-text.ts'
import { articleDate, articleTags, authorName } from '#domain/articles.ts'
import { articleData } from '#domain/structured-data.ts'
import { contentLanguage } from '#i18n/languages.ts'
import { PageMeta } from '#parts/page-meta/PageMeta.tsx'

import { articlePath, useArticleAddress } from '#parts/article-body/useArticleAddress.ts'

/** The article for windows, search engines and social networks: in its own language. */
export function ArticleMeta({ article }: { article: Article }) {
  const { t } = useTranslation('article')
  const address = useArticleAddress(article)
  const description = articleDescription(article) || t('description')
  // Networks fetch the picture themselves: only a whole address can be.
  const image = article.image?.startsWith('https://') === true ? article.image : undefined
  return (
    <PageMeta
      type="article"
      title={article.title}
      path={articlePath(article)}
      description={description}
      image={image}
      above={[{ name: t('blog'), path: '/blog' }]}
      data={articleData({
        title: article.title,
        description,
        address,
        language: contentLanguage,
        author: authorName(article),
        published: articleDate(article),
        image,
        keywords: articleTags(article).map(({ name }) => name),
      })}
    />
  )
}
