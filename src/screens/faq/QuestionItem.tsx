import { useTranslation } from 'react-i18next'

import type { Faq } from '#contract/faqs.ts'
import { Highlight, PlainText } from '#content/plain-text/PlainText.tsx'
import { RichText } from '#content/RichText.tsx'
import { looksLikeHtml } from '#domain/html.ts'
import { hasAllTerms, highlightHtml } from '#domain/text-search.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { AccordionItem } from '#ui/Accordion/Accordion.tsx'
import { proseClassName } from '#ui/Prose/Prose.tsx'

import { CopyLinkButton } from './CopyLinkButton.tsx'
import { getQuestionElementId } from './useScrollToQuestion.ts'

interface QuestionItemProps {
  faq: Faq
  terms: readonly string[]
  isOpen: boolean
  onToggled: (id: number, isOpen: boolean) => void
}

/** A question; open, its answer and its own address. */
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
      // Closed, the answer hides the hits that are its own.
      note={hasAllTerms(faq.question, terms) ? undefined : t('foundInAnswer')}
      defaultOpen={isOpen}
      onToggle={(nowOpen) => {
        onToggled(faq.id, nowOpen)
      }}
    >
      <Answer response={faq.response} words={terms} />
      <CopyLinkButton question={faq.id} />
    </AccordionItem>
  )
}

/** Answers are plain text, or HTML where somebody wrote some (spec 3 does not say). */
function Answer({ response, words }: { response: string; words: readonly string[] }) {
  const lang = useContentLanguage()
  if (looksLikeHtml(response)) {
    return (
      <RichText
        html={highlightHtml(response, words)}
        topHeadingLevel={4}
        className={proseClassName}
      />
    )
  }
  return <PlainText text={response} terms={words} className={proseClassName} lang={lang} />
}
