import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

import { RichText } from '#content/RichText.tsx'
import type { Article } from '#contract/articles.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { ArticlePicture } from '#components/article-card/ArticlePicture.tsx'
import { LanguageNote } from '#components/language-note/LanguageNote.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import styles from './ArticleBody.module.css'
import { ArticleFacts } from './ArticleFacts.tsx'
import { ShareButton } from './ShareButton.tsx'
import { useArticleUrl } from './useArticleUrl.ts'

/** The article itself: title, introduction, picture, facts in the margin, content. */
export function ArticleBody({ article }: { article: Article }) {
  const { t } = useTranslation('article')
  const lang = useContentLanguage()
  const url = useArticleUrl(article)
  return (
    <article>
      <header className={styles.header}>
        <LanguageNote />
        <h1 className={styles.title} lang={lang}>
          {article.title}
        </h1>
        {article.introduction != null && article.introduction !== '' && (
          <p className={styles.introduction} lang={lang}>
            {article.introduction}
          </p>
        )}
      </header>
      <div className={styles.picture}>
        <ArticlePicture article={article} withOffer />
      </div>
      <div className={styles.columns}>
        <div className={styles.margin}>
          <ArticleFacts article={article} />
          <ShareButton title={article.title} url={url} />
        </div>
        <RichText
          html={article.content}
          breakLines
          className={clsx(proseClassName, styles.content)}
        />
      </div>
      <p className={styles.url}>
        {t('readOnlineLabel')} {url}
      </p>
    </article>
  )
}
