import { useRouter } from '@tanstack/react-router'
import { Check, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FindLawyerLink } from '#components/FindLawyerLink.tsx'
import { LateLawSources } from '#components/LateLawSources.tsx'
import { useDirectorySearch } from '#components/useDirectorySearch.ts'
import { Highlight, PlainText } from '#content/PlainText.tsx'
import { RichText } from '#content/RichText.tsx'
import type { Faq } from '#contract/faqs.ts'
import { looksLikeHtml } from '#domain/html.ts'
import { slugify } from '#domain/slug.ts'
import { hasAllTerms } from '#domain/text-search.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { AccordionItem } from '#ui/Accordion/Accordion.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import styles from './QuestionList.module.css'

/** The id of the element of a question, as a scroll target. */
export function getQuestionElementId(id: number): string {
  return `question-${id}`
}

interface QuestionItemProps {
  faq: Faq
  terms: readonly string[]
  isOpen: boolean
  onToggled: (id: number, isOpen: boolean) => void
}

/** A question with its answer and the button to copy its URL. */
export function QuestionItem({ faq, terms, isOpen, onToggled }: QuestionItemProps) {
  const { t } = useTranslation('faq')
  const { translate } = useRecordTexts()
  const toSearch = useDirectorySearch()
  const question = translate(faq.question)
  const need = { country: toSlug(faq.countryName), subject: toSlug(faq.visaName) }
  return (
    <AccordionItem
      id={getQuestionElementId(faq.id)}
      title={
        <span lang={question.lang}>
          <Highlight terms={terms}>{question.children}</Highlight>
        </span>
      }
      // While the question is closed, matches in the answer are hidden.
      note={
        hasAllTerms(`${faq.question} ${question.children}`, terms) ? undefined : t('foundInAnswer')
      }
      defaultOpen={isOpen}
      onToggle={(isNowOpen) => onToggled(faq.id, isNowOpen)}
    >
      <Answer response={faq.response} terms={terms} />
      <LateLawSources isNeeded={isOpen} record={`faqs/${faq.id}`} texts={[faq.response]} />
      <CopyLinkButton question={faq.id} />
      <FindLawyerLink text="question" search={toSearch(need, faq.visaId)} />
    </AccordionItem>
  )
}

/** The slug of a name; undefined if the record has none. */
function toSlug(name: string | null | undefined): string | undefined {
  return slugify(name ?? '') || undefined
}

/** Answers are plain text or HTML: the specification (spec 3) does not say which. */
function Answer({ response, terms }: { response: string; terms: readonly string[] }) {
  if (looksLikeHtml(response)) {
    return (
      <RichText
        html={response}
        highlightedTerms={terms.join(' ')}
        topHeadingLevel={4}
        className={proseClassName}
      />
    )
  }
  return <PlainText text={response} terms={terms} className={proseClassName} isRecord />
}

/** Copies the URL of a question and reports it. If the clipboard refuses, shows the URL. */
function CopyLinkButton({ question }: { question: number }) {
  const { t } = useTranslation('faq')
  const router = useRouter()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()

  function getQuestionUrl(): string {
    const { publicHref } = router.buildLocation({
      to: '/faq',
      search: { question: String(question) },
    })
    return new URL(publicHref, window.location.origin).href
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(getQuestionUrl())
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <div className={styles.row}>
      <Button variant="tertiary" size="small" className={styles.button} onClick={() => void copy()}>
        <Link2 size={16} aria-hidden />
        <span>{t('copyLink')}</span>
      </Button>
      <span role="status" className={styles.status}>
        {outcome === 'copied' && (
          <>
            <Check size={16} aria-hidden /> <span>{t('linkCopied')}</span>
          </>
        )}
        {outcome === 'refused' && (
          <>
            <span>{t('linkRefused')}</span>{' '}
            <span translate="no" className={styles.url}>
              {getQuestionUrl()}
            </span>
          </>
        )}
      </span>
    </div>
  )
}
