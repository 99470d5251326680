import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { Globe, Link2, Share2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { RichText } from '#content/RichText.tsx'
import type { Article } from '#contract/articles.ts'
import { getCountriesWithCounts, getTagKey } from '#domain/article-lists.ts'
import {
  getArticleCountryCode,
  getArticleDate,
  getArticleTags,
  getAuthorName,
  getReadingMinutes,
  getArticleSlug,
} from '#domain/articles.ts'
import { getFilledText } from '#domain/filled-text.ts'
import { buildPath } from '#domain/page-urls.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Flag } from '#ui/Flag/Flag.tsx'
import { useClientValue } from '#ui/hooks/useClientValue.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'
import { Unbreakable } from '#ui/Unbreakable/Unbreakable.tsx'

import { ArticlePicture } from './ArticleCard.tsx'
import tagStyles from './tag.module.css'
import { LanguageNote } from './LanguageNote.tsx'
import { LongDate } from './LongDate.tsx'
import { useSiteUrlBuilder } from './usePageUrl.ts'
import styles from './ArticleBody.module.css'

/** The article: title, introduction, picture, facts in the margin, content. */
export function ArticleBody({ article }: { article: Article }) {
  const { t } = useTranslation('article')
  const { translate } = useRecordTexts()
  const title = translate(article.title)
  const introductionText = getFilledText(article.introduction)
  const introduction = introductionText === undefined ? undefined : translate(introductionText)
  const url = useArticleUrl(article)
  return (
    <article>
      <header className={styles.header}>
        <LanguageNote text={article.title} />
        <h1 className={styles.title} lang={title.lang}>
          <Unbreakable>{title.children}</Unbreakable>
        </h1>
        {introduction !== undefined && (
          <p className={styles.introduction} lang={introduction.lang}>
            <Unbreakable>{introduction.children}</Unbreakable>
          </p>
        )}
      </header>
      <div className={styles.picture}>
        <ArticlePicture article={article} withOffer />
      </div>
      <div className={styles.columns}>
        <div className={styles.margin}>
          <ArticleFacts article={article} />
          <ShareButton title={title.children} url={url} />
        </div>
        <RichText
          html={article.content}
          breakLines
          className={clsx(proseClassName, styles.content)}
        />
      </div>
      <p className={styles.url}>{`${t('readOnlineLabel')} ${url}`}</p>
    </article>
  )
}

/** Author, date, country, reading time and tags. */
function ArticleFacts({ article }: { article: Article }) {
  const { t } = useTranslation('article')
  const { translate } = useRecordTexts()
  const day = getArticleDate(article)
  const tags = getArticleTags(article)
  const author = getAuthorName(article)
  return (
    <dl className={styles.facts}>
      <Fact name={t('author')}>
        <span translate={author === undefined ? undefined : 'no'}>{author ?? t('anonymous')}</span>
      </Fact>
      {day !== undefined && (
        <Fact name={t('published')}>
          <LongDate day={day} />
        </Fact>
      )}
      <Fact name={t('country')}>
        <ArticleCountry article={article} />
      </Fact>
      <Fact name={t('reading')}>{t('minutes', { count: getReadingMinutes(article) })}</Fact>
      {tags.length > 0 && (
        <div className={styles.tags}>
          <dt>{t('tags')}</dt>
          <dd>
            <ul role="list" className={tagStyles.list}>
              {tags.map((tag) => (
                <li key={tag.name}>
                  <Link
                    to="/blog"
                    search={{ tags: getTagKey(tag) }}
                    className={tagStyles.tag}
                    {...translate(tag.name)}
                  />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The country of an article with its flag, or 'all countries'. */
function ArticleCountry({ article }: { article: Article }) {
  const { t } = useTranslation('article')
  const nameCountry = useCountryName()
  const { data: countries } = useQuery(useApi().queries.countries.list())
  const code = getArticleCountryCode(article)
  if (code === undefined) {
    return (
      <span className={styles.country}>
        <Globe size={16} aria-hidden />
        <span>{t('allCountries')}</span>
      </span>
    )
  }
  const country = getCountriesWithCounts([article], countries ?? []).find(
    (candidate) => candidate.code === code,
  )
  return (
    <span className={styles.country}>
      <Flag code={code} size="small" />
      <span {...nameCountry(country ?? { code, name: code })} />
    </span>
  )
}

/** Shares the article through the device's dialogue if it has one, otherwise through the clipboard. */
function ShareButton({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation('article')
  const canShare = useClientValue(() => 'share' in navigator, false)
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()

  async function share(): Promise<void> {
    if (canShare) {
      try {
        // oxlint-disable-next-line baseline/use-baseline -- guarded by `canShare`
        await navigator.share({ title, url })
        return
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return
        console.info('The device could not share the page; copying its URL instead.', error)
      }
    }
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch (error) {
      console.info('The URL could not be copied.', error)
      setOutcome('copyFailed')
    }
  }
  return (
    <div className={styles.share}>
      <Button variant="secondary" size="small" onClick={() => void share()}>
        {canShare ? <Share2 size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
        <span>{t(canShare ? 'share' : 'copy')}</span>
      </Button>
      <p role="status" className={styles.status}>
        {outcome === 'copied' && <span>{t('copied')}</span>}
        {outcome === 'copyFailed' && (
          <>
            <span>{t('notCopied')}</span>{' '}
            <span translate="no" className={styles.shareButtonUrl}>
              {url}
            </span>
          </>
        )}
      </p>
    </div>
  )
}

/** The absolute, canonical URL of an article. */
export function useArticleUrl(article: Article): string {
  return useSiteUrlBuilder()(getArticlePath(article))
}

export function getArticlePath(article: Article): string {
  return buildPath('/blog/$slug', { slug: getArticleSlug(article) })
}
