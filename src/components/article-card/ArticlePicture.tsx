import { RecordPicture } from '#content/RecordPicture/RecordPicture.tsx'
import type { Article } from '#contract/articles.ts'
import { getArticleCountryCode } from '#domain/articles.ts'
import { ArticleIllustration } from '#ui/guilloche/ArticleIllustration.tsx'

import styles from './ArticlePicture.module.css'

interface ArticlePictureProps {
  article: Article
  /**
   * Whether a picture from another host shows a consent button. Off in cards: a button must not lie
   * inside a link.
   */
  withOffer?: boolean | undefined
}

/** The article's image, or an illustration seeded by its slug if there is none or it fails to load. */
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
