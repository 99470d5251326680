import { useRouter } from '@tanstack/react-router'
import { Check, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Faq } from '#contract/faqs.ts'
import { Highlight, PlainText } from '#content/plain-text/PlainText.tsx'
import { RichText } from '#content/RichText.tsx'
import { looksLikeHtml } from '#domain/html.ts'
import { hasAllTerms, highlightHtml } from '#domain/text-search.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { AccordionItem } from '#ui/Accordion/Accordion.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import styles from './QuestionItem.module.css'

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
  const lang = useContentLanguage()
  return (
    <AccordionItem
      id={getQuestionElementId(faq.id)}
      title={
        <span lang={lang}>
          <Highlight terms={terms}>{faq.question}</Highlight>
        </span>
      }
      // While the question is closed, matches in the answer are hidden.
      note={hasAllTerms(faq.question, terms) ? undefined : t('foundInAnswer')}
      defaultOpen={isOpen}
      onToggle={(isNowOpen) => onToggled(faq.id, isNowOpen)}
    >
      <Answer response={faq.response} terms={terms} />
      <CopyLinkButton question={faq.id} />
    </AccordionItem>
  )
}

/** Answers are plain text or HTML: the specification (spec 3) does not say which. */
function Answer({ response, terms }: { response: string; terms: readonly string[] }) {
  const lang = useContentLanguage()
  if (looksLikeHtml(response)) {
    return (
      <RichText
        html={highlightHtml(response, terms)}
        topHeadingLevel={4}
        className={proseClassName}
      />
    )
  }
  return <PlainText text={response} terms={terms} className={proseClassName} lang={lang} />
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
        {t('copyLink')}
      </Button>
      <span role="status" className={styles.status}>
        {outcome === 'copied' && (
          <>
            <Check size={16} aria-hidden /> {t('linkCopied')}
          </>
        )}
        {outcome === 'refused' && (
          <>
            {t('linkRefused')} <span className={styles.url}>{getQuestionUrl()}</span>
          </>
        )}
      </span>
    </div>
  )
}
