import { Link, useLinkProps } from '@tanstack/react-router'
import { clsx } from 'clsx/lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { TextHeading } from '#content/prepare-html.ts'
import { RichText, useRichText } from '#content/RichText.tsx'
import type { Country } from '#contract/countries.ts'
import type { Visa } from '#contract/visas.ts'
import { sectionAnchorPrefix } from '#domain/slug.ts'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import { LongDate } from './LongDate.tsx'
import type { VisaPageSlugs } from './useVisaSelection.ts'
import { useScrollToHash } from './useScrollToHash.ts'
import { VisaPicture } from './VisaPicture.tsx'
import styles from './VisaContent.module.css'

interface VisaContentProps {
  country: Country
  visa: Visa
  slugs: VisaPageSlugs
}

/** The text of a visa: summary, picture, date of the last update, sections. The page has its name. */
export function VisaContent({ country, visa, slugs }: VisaContentProps) {
  const { t } = useTranslation('visaDetails')
  const content = useRichText({
    html: visa.content,
    topHeadingLevel: 2,
    anchorPrefix: sectionAnchorPrefix,
    className: clsx(proseClassName, styles.body),
  })
  useScrollToHash(content.headings.map(({ id }) => id))

  return (
    <article className={styles.article} data-ink={country.code.toLowerCase()}>
      <header className={styles.header}>
        <div className={styles.text}>
          <RichText html={visa.summary} topHeadingLevel={2} className={styles.summary} />
          <p className={styles.facts}>
            {content.updatedOn !== undefined && (
              <span>
                <span>{t('updated')}</span> <LongDate day={content.updatedOn} />
              </span>
            )}
          </p>
        </div>
        <VisaPicture
          image={visa.image}
          name={visa.name}
          countryCode={country.code}
          withOffer
          className={styles.picture}
        />
      </header>
      <div className={styles.columns}>
        {content.headings.length > 1 && (
          <TableOfContents headings={content.headings} slugs={slugs} />
        )}
        {/* oxlint-disable-next-line bare-text/no-bare-text -- an element, which this file can't tell */}
        {content.isEmpty ? (
          <p className={styles.body}>
            <span>{t('noContent')}</span>{' '}
            <Link
              to="/contact"
              search={{ country: slugs.country, subject: slugs.visa }}
              hash="formulaire"
            >
              {t('contact')}
            </Link>
          </p>
        ) : (
          content.element
        )}
      </div>
    </article>
  )
}

interface TableOfContentsProps {
  headings: readonly TextHeading[]
  slugs: VisaPageSlugs
}

/** The table of contents; the current section is marked. */
function TableOfContents({ headings, slugs }: TableOfContentsProps) {
  const { t } = useTranslation('visaDetails')
  const currentHeadingId = useCurrentHeading(headings)
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <CodeLabel aria-hidden>{t('contents')}</CodeLabel>
      <ol role="list">
        {headings.map((heading) => (
          <li key={heading.id} data-depth={Math.min(heading.depth, 2)}>
            <TableOfContentsLink
              heading={heading}
              slugs={slugs}
              isCurrent={heading.id === currentHeadingId}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface TableOfContentsLinkProps {
  heading: TextHeading
  slugs: VisaPageSlugs
  isCurrent: boolean
}

/**
 * An entry of the table of contents. The router's `Link` would mark the section of the URL as current
 * even while another section is being read.
 */
function TableOfContentsLink({
  heading: { id, text, lang },
  slugs,
  isCurrent,
}: TableOfContentsLinkProps) {
  const linkProps = useLinkProps({
    to: '/detailsvisa/$country/$visa',
    params: slugs,
    hash: id,
    activeOptions: { includeHash: true },
    activeProps: {},
  })
  return (
    <a
      {...linkProps}
      className={styles.link}
      lang={lang}
      aria-current={isCurrent ? 'location' : undefined}
    >
      {text}
    </a>
  )
}

/** A heading above this share of the window counts as current. */
const readingLineRatio = 0.35

/** The current heading while scrolling; none above the first. */
function useCurrentHeading(headings: readonly TextHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    // The observer reports that a heading crossed the line; positions tell which is current.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * readingLineRatio
        setCurrent(elements.findLast((element) => element.getBoundingClientRect().top <= line)?.id)
      },
      { rootMargin: `0px 0px -${(1 - readingLineRatio) * 100}% 0px` },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [headings])
  return current
}
