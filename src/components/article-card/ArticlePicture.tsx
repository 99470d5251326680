import { RecordPicture } from '#content/RecordPicture/RecordPicture.tsx'
import type { Article } from '#contract/articles.ts'
import { getArticleCountryCode } from '#domain/articles.ts'
import { ArticleIllustration } from '#ui/guilloche/ArticleIllustration.tsx'

import styles from './ArticlePicture.module.css'

interface ArticlePictureProps {
  article: Article
  /** On the article's own page: in a card that leads there, a button would stand in a link's way. */
  withOffer?: boolean | undefined
}

/** The article's image; the plate drawn from its slug where there is none or it cannot be shown. */
export function ArticlePicture({ article, withOffer }: ArticlePictureProps) {
  const code = getArticleCountryCode(article)
  return (
    <RecordPicture
      image={article.image}
      offer={withOffer === true ? 'over' : undefined}
      className={styles.image}
      fallback={
        <ArticleIllustration
          seed={article.slug ?? article.title}
          {...(code === undefined ? {} : { code })}
          className={styles.plate ?? ''}
        />
      }
    />
  )
}
