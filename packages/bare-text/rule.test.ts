import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'

import { createBareTextRule } from './rule.ts'

RuleTester.describe = describe
RuleTester.it = it

/** The patterns of issue 32, point 2, each as it was written, and others of their kind. */
const unsafe = [
  // ShortlistButton, the preview button
  `<Button>{isShortlisted ? <Check /> : <Plus />}{t('shortlist.add')}</Button>`,
  // FormHeader
  `<p role="status">{isDirty && t('unsaved')}{isDirty && <TranslationLoss />}</p>`,
  'function TranslationLoss() { return count > 0 && `, ${count}` }',
  // ArticleBody
  `<p>{outcome === 'copied' && t('copied')}{outcome === 'failed' && <span>{url}</span>}</p>`,
  `<><span>{url}</span>{t('notCopied')}</>`,
  // TagsField
  '<label><input type="checkbox" />{tag.name}</label>',
  // ImageField
  `<p>{isPreparing && t('preparing')}{isPrepared && <ImageSize />}</p>`,
  `function ImageSize() { return t('size') }`,
  // A text that is updated
  `<a><Icon aria-hidden />{t('back')}</a>`,
  // A text that never changes, after something that comes
  '<p>{isOpen && <b>{name}</b>}.</p>',
  '<p><Name />, <Place /></p>',
  // Texts in the parent of a fragment
  `<>{t('show')}</>`,
  'const label = <Fragment key={index}>{index > 0 && ", "}<Name /></Fragment>',
  // Names that stand for a text
  'function Panel({ title }: { title: ReactNode }) { return <p><Icon />{title}</p> }',
  'function Panel({ label }: Props) { return <p><Icon />{label}</p> }',
  'interface Props { label?: ReactNode }; function Panel(props: Props) { const { label } = props; return <p><Icon />{label}</p> }',
  'const name = `${first} ${last}`; const place = <p><Icon />{name}</p>',
  'const row = <p>{names.map((name) => <b>{name}</b>)}{names.join(", ")}</p>',
  'const row = <p>{names.map((name) => `${name} `)}</p>',
]
const safe = [
  `<Button><Plus /><span>{t('shortlist.add')}</span></Button>`,
  `<p>{isDirty && t('unsaved')}</p>`,
  '<p>{`${street}, ${city}`}</p>',
  '<option>{name}</option>',
  '<p>(<b>{name}</b>)</p>',
  `<p><b>{first}</b>{' '}<b>{last}</b></p>`,
  '<ul>{isOpen && <li>{name}</li>}{names.map((name) => <li>{name}</li>)}</ul>',
  '<ul>{Array.from(names, (name) => { const id = name; return <li key={id}>{name}</li> })}</ul>',
  'const row = isOpen ? <b>{name}</b> : null; const rows = <p><Icon />{row}</p>',
  'function render() { return isOpen && <b>{name}</b> }; const rows = <p><Icon />{render()}</p>',
  'function Panel({ note }: { note?: ReactElement | undefined }) { return <p><Icon />{note}</p> }',
  'interface Props { children: Elements }; function Panel(props: Props) { const { children } = props; return <p><Icon />{children}</p> }',
  'function Panel({ children }: Props) { return <p>{children}</p> }',
  `function Panel() { return <p>{t('text')}</p> }`,
  'function formatName() { return `${first} ${last}` }',
]

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'bare texts',
  createBareTextRule({ elementTypes: ['ReactElement', 'Elements'], textFunctions: ['t'] }),
  {
    valid: safe,
    invalid: unsafe.map((code) => ({ code, errors: 1 })),
  },
)
