import { useSafeImage } from '#content/useSafeImage.ts'
import type { Article } from '#contract/articles.ts'
import { articleCountryCode } from '#domain/articles.ts'
import { ArticlePlate } from '#ui/guilloche/ArticlePlate.tsx'

import styles from './ArticlePicture.module.css'

/** The article's image; the plate drawn from its slug where there is none or it cannot be loaded. */
export function ArticlePicture({ article }: { article: Article }) {
  const { source, onError } = useSafeImage(article.image)
  if (source === undefined) {
    const code = articleCountryCode(article)
    return (
      <ArticlePlate
        seed={article.slug ?? article.title}
        {...(code === undefined ? {} : { code })}
        className={styles.plate ?? ''}
      />
    )
  }
  return (
    <img
      className={styles.image}
      src={source}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      decoding="async"
      onError={onError}
    />
  )
}
