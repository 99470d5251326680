import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { useTranslation } from 'react-i18next'

import { RecordPicture } from '#content/RecordPicture.tsx'
import type { Article } from '#contract/articles.ts'
import {
  getArticleDate,
  getAuthorName,
  getArticleSlug,
  getArticleCountryCode,
  getArticleTags,
  getReadingMinutes,
} from '#domain/articles.ts'
import { getFilledText } from '#domain/filled-text.ts'
import { truncateAtWord } from '#domain/truncate.ts'
import { getRecordCountryName, useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Flag } from '#ui/Flag/Flag.tsx'
import { ArticleIllustration } from '#ui/guilloche/ArticleIllustration.tsx'
import { Unbreakable } from '#ui/Unbreakable/Unbreakable.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { LongDate } from './LongDate.tsx'
import styles from './ArticleCard.module.css'
import type { BlogOrigin } from './blog-navigation.ts'

interface ArticleCardProps {
  article: Article
  /** `lead` is larger, with the whole title and the introduction. */
  variant?: 'card' | 'lead'
  /** Longer titles are truncated to this many characters (spec 9). */
  maxTitleLength?: number
  /** The list that the reader came from, for the 'back' link. */
  origin?: BlogOrigin | undefined
}

/** An article preview: picture, author, date, title. The whole card is a link (spec 2.3, 2.7). */
export function ArticleCard({
  article,
  variant = 'card',
  maxTitleLength = 50,
  origin,
}: ArticleCardProps) {
  const { t } = useTranslation('articleCard')
  const { translate } = useRecordTexts()
  const day = getArticleDate(article)
  const author = getAuthorName(article)
  const introduction = getFilledText(article.introduction)
  const { lang, children: title } = translate(article.title)
  const shownTitle = variant === 'lead' ? title : truncateAtWord(title, maxTitleLength)
  return (
    <article className={clsx(styles.card, styles[variant])}>
      <div className={styles.picture}>
        <ArticlePicture article={article} />
      </div>
      <ArticleFacts article={article} />
      <p className={styles.byline}>
        {day !== undefined && <LongDate day={day} />}
        <span translate={author === undefined ? undefined : 'no'}>{author ?? t('anonymous')}</span>
      </p>
      <h3 className={styles.title} lang={lang}>
        <Link
          to="/blog/$slug"
          params={{ slug: getArticleSlug(article) }}
          state={{ blogOrigin: origin }}
          className={styles.link}
        >
          {shownTitle === title ? (
            <Unbreakable>{title}</Unbreakable>
          ) : (
            <>
              <span aria-hidden>
                <Unbreakable>{shownTitle}</Unbreakable>
              </span>
              <VisuallyHidden>{title}</VisuallyHidden>
            </>
          )}
        </Link>
      </h3>
      {variant === 'lead' && introduction !== undefined && (
        <p className={styles.introduction} {...translate(introduction)} />
      )}
    </article>
  )
}

/** What the article is about, and how long it takes to read. */
function ArticleFacts({ article }: { article: Article }) {
  const { t } = useTranslation('articleCard')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const code = getArticleCountryCode(article)
  const country =
    code === undefined ? undefined : nameCountry({ code, name: getRecordCountryName(code) })
  const [theme] = getArticleTags(article)
  const hasText = getFilledText(article.content) !== undefined
  if (country === undefined && theme === undefined && !hasText) return null
  return (
    <p className={styles.facts}>
      {code !== undefined && country !== undefined && (
        <span className={styles.country}>
          <Flag code={code} size="small" />
          <span {...country} />
        </span>
      )}
      {theme !== undefined && <span {...translate(theme.name)} />}
      {hasText && <span>{t('minutes', { count: getReadingMinutes(article) })}</span>}
    </p>
  )
}

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
  return (
    <RecordPicture
      image={article.image}
      offer={withOffer === true ? 'over' : undefined}
      className={styles.image}
      fallback={
        <ArticleIllustration
          seed={article.slug ?? article.title}
          code={getArticleCountryCode(article)}
          className={styles.plate}
        />
      }
    />
  )
}
