import { formatMoment } from '#domain/dates.ts'
import { RichText } from '#content/RichText.tsx'

import {
  useDatabaseValue,
  useLanguage,
  useTexts,
  type DevtoolsContextValue,
} from './devtools-context.ts'
import tab from './tab.module.css'
import styles from './OutboxTab.module.css'

const readMails = async ({ database }: DevtoolsContextValue) =>
  (await database.mails.all()).toReversed()

/** The mails that the forms sent. Their HTML is sanitised like any foreign HTML. */
export function OutboxTab() {
  const texts = useTexts().outbox
  const language = useLanguage()
  const mails = useDatabaseValue(readMails)
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      {mails?.length === 0 && <p className={tab.hint}>{texts.none}</p>}
      {mails?.map(({ id, pSubject, recipient, sentAt, pHtmlContent }) => (
        <article key={id} className={styles.mail}>
          <h3 className={styles.subject}>{pSubject}</h3>
          <dl className={styles.metadata}>
            <dt>{texts.to}</dt>
            <dd>{recipient}</dd>
            <dt>{texts.at}</dt>
            <dd>
              <time dateTime={sentAt}>{formatMoment(sentAt, language, 'medium')}</time>
            </dd>
          </dl>
          <RichText html={pHtmlContent} topHeadingLevel={4} className={styles.body} />
        </article>
      ))}
    </div>
  )
}
