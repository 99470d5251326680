import { useTranslation } from 'react-i18next'

import type { Faq } from '#contract/faqs.ts'
import { Marked } from '#content/PlainText/Marked.tsx'
import { PlainText } from '#content/PlainText/PlainText.tsx'
import { RichText } from '#content/RichText.tsx'
import { hasWords, looksLikeHtml, markHtml } from '#domain/text-search.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { AccordionItem } from '#ui/Accordion/Accordion.tsx'
import { proseLook } from '#ui/Prose/Prose.tsx'

import { CopyLink } from './CopyLink.tsx'
import { questionElementId } from './useArrival.ts'

interface QuestionItemProps {
  faq: Faq
  words: readonly string[]
  isOpen: boolean
  onToggled: (id: number, isOpen: boolean) => void
}

/** A question; open, its answer and its own address. */
export function QuestionItem({ faq, words, isOpen, onToggled }: QuestionItemProps) {
  const { t } = useTranslation('faq')
  const lang = useContentLanguage()
  return (
    <AccordionItem
      id={questionElementId(faq.id)}
      title={
        <span lang={lang}>
          <Marked words={words}>{faq.question}</Marked>
        </span>
      }
      // Closed, the answer hides the hits that are its own.
      note={hasWords(faq.question, words) ? undefined : t('foundInAnswer')}
      defaultOpen={isOpen}
      onToggle={(nowOpen) => {
        onToggled(faq.id, nowOpen)
      }}
    >
      <Answer response={faq.response} words={words} />
      <CopyLink question={faq.id} />
    </AccordionItem>
  )
}

/** Answers are plain text, or HTML where somebody wrote some (spec 3 does not say). */
function Answer({ response, words }: { response: string; words: readonly string[] }) {
  const lang = useContentLanguage()
  if (looksLikeHtml(response)) {
    return <RichText html={markHtml(response, words)} topHeading={4} className={proseLook} />
  }
  return <PlainText text={response} words={words} className={proseLook} lang={lang} />
}
