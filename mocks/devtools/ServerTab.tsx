import { clsx } from 'clsx/lite'
import { type CheckedAnswer, formatDifferences, getServerProblem } from 'contract-check'
import { useState } from 'react'

import { Button } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'
import { TextField } from '#ui/TextField/TextField.tsx'
import { ConfigurationError } from '#api/configuration.ts'

import { toCurlCommand } from '../curl.ts'
import {
  apiEntities,
  findSplitReferences,
  getSource,
  joinReferences,
  listEntities,
  parseServerUrl,
  type ServerSettings,
  type SettingsProblem,
  type Source,
  toSearchParams,
} from '../real-server/settings.ts'
import {
  createPageLink,
  useDevtools,
  useLanguage,
  useRealServerState,
  useServerSettings,
  useTexts,
} from './devtools-context.ts'
import styles from './ServerTab.module.css'
import tab from './tab.module.css'
import { ToolbarButton } from './buttons.tsx'
import { useCopyToClipboard } from './useCopyToClipboard.ts'

/** Chooses for each entity whether the mock or a real server answers, and lists what differs from the contract. */
export function ServerTab() {
  const { recordNames, server: texts } = useTexts()
  const { settings, problem } = useServerSettings()
  const changeSettings = useChangeSettings()
  const { message, copy } = useCopyToClipboard(useTexts())
  const setSources = (chosen: ServerSettings['sources']) =>
    changeSettings({ ...settings, sources: chosen })
  const setAll = (source: Source) =>
    setSources(Object.fromEntries(apiEntities.map((entity) => [entity, source])))
  const hasServer = settings.url !== ''
  return (
    <div className={tab.tab}>
      <p className={tab.intro}>{texts.intro}</p>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <UrlForm settings={settings} />
      {hasServer && (
        <>
          <AnswerNotice />
          <div className={tab.actions} role="group" aria-label={texts.all}>
            {sources.map((source) => (
              <ToolbarButton key={source} onClick={() => setAll(source)}>
                {texts.setAll[source]}
              </ToolbarButton>
            ))}
          </div>
          <div className={styles.entities}>
            {apiEntities.map((entity) => (
              <fieldset key={entity} className={styles.entity}>
                <legend className={styles.entityName}>{recordNames[entity]}</legend>
                {sources.map((source) => (
                  <label key={source} className={tab.option}>
                    <input
                      type="radio"
                      name={`source-${entity}`}
                      checked={source === getSource(settings, entity)}
                      onChange={() => setSources({ ...settings.sources, [entity]: source })}
                    />
                    <span>{texts.sources[source]}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
          <ReferenceNotice />
          <div className={tab.actions}>
            <Button
              size="small"
              variant="tertiary"
              onClick={() => copy(createPageLink(toSearchParams(settings)))}
            >
              {texts.copyLink}
            </Button>
            <span role="status">{message}</span>
          </div>
          <Differences />
        </>
      )}
    </div>
  )
}

const sources: readonly Source[] = ['mock', 'compare', 'real']

function useChangeSettings(): (settings: ServerSettings) => void {
  const { queryClient, serverSettings } = useDevtools()
  return (settings) => {
    serverSettings.change(settings)
    queryClient.resetQueries().catch(console.error)
  }
}

function UrlForm({ settings }: { settings: ServerSettings }) {
  const texts = useTexts().server
  const language = useLanguage()
  const { realServer } = useDevtools()
  const changeSettings = useChangeSettings()
  const [value, setValue] = useState(settings.url)
  const [error, setError] = useState<string>()
  const onSubmit = async () => {
    try {
      const url = parseServerUrl(value)
      setError(undefined)
      setValue(url)
      changeSettings({ ...settings, url })
      if (url !== '') await realServer.probe()
    } catch (cause) {
      if (!(cause instanceof ConfigurationError)) throw cause
      setError(language === 'fr' ? cause.frenchMessage : cause.message)
    }
  }
  return (
    <form
      className={styles.urlForm}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        await onSubmit()
      }}
    >
      <TextField
        type="url"
        label={texts.url}
        hint={texts.urlHint}
        error={error}
        announce="error"
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {texts.apply}
      </Button>
    </form>
  )
}

function ProblemNotice({ problem }: { problem: SettingsProblem }) {
  const texts = useTexts().server
  const language = useLanguage()
  return (
    <Notice variant="warning" title={texts.linkRejected} announce="alert">
      {problem.kind === 'entities' && (
        <span>{texts.unknownEntities(problem.names.join(', '))}</span>
      )}
      {problem.kind === 'url' && (
        <span>{language === 'fr' ? problem.error.frenchMessage : problem.error.message}</span>
      )}
    </Notice>
  )
}

/** Whether the server answers at all, and the way back to the mock if it does not. */
function AnswerNotice() {
  const texts = useTexts().server
  const { settings } = useServerSettings()
  const changeSettings = useChangeSettings()
  const { realServer } = useDevtools()
  const state = useRealServerState()
  const problem = getServerProblem(state)
  const isMockAlone = listEntities(settings, 'mock').length === apiEntities.length
  return (
    <div role="status">
      {problem === undefined && state.answers.length > 0 && (
        <p className={tab.hint}>{texts.answers(new URL(settings.url).host)}</p>
      )}
      {problem !== undefined && (
        <Notice variant="warning" title={texts.problems[problem].title}>
          <p>{texts.problems[problem].text}</p>
          <div className={tab.actions}>
            <ToolbarButton onClick={() => realServer.probe()}>{texts.retry}</ToolbarButton>
            {!isMockAlone && (
              <ToolbarButton onClick={() => changeSettings({ ...settings, sources: {} })}>
                {texts.useMock}
              </ToolbarButton>
            )}
          </div>
        </Notice>
      )}
    </div>
  )
}

/** Warns of records of the real server and of the mock that refer to one another. */
function ReferenceNotice() {
  const { recordNames, server: texts } = useTexts()
  const { settings } = useServerSettings()
  const changeSettings = useChangeSettings()
  const split = findSplitReferences(settings)
  const joined = joinReferences(settings, split)
  const added = listEntities(joined, 'real').filter(
    (entity) => getSource(settings, entity) !== 'real',
  )
  return (
    <div role="status">
      {split.length > 0 && (
        <Notice variant="info" title={texts.splitReferences}>
          <p>{texts.splitReferencesText}</p>
          <ul className={styles.references}>
            {split.map(({ from, to }) => (
              <li key={`${from}-${to}`}>{`${recordNames[from]} → ${recordNames[to]}`}</li>
            ))}
          </ul>
          <ToolbarButton onClick={() => changeSettings(joined)}>
            {texts.join(added.map((entity) => recordNames[entity]).join(', '))}
          </ToolbarButton>
        </Notice>
      )}
    </div>
  )
}

function Differences() {
  const texts = useTexts().server
  const { realServer } = useDevtools()
  const { url } = useServerSettings().settings
  const { answers } = useRealServerState()
  const { message, copy } = useCopyToClipboard(useTexts())
  const different = answers.filter(({ findings }) => findings.length > 0).toReversed()
  const count = different.reduce((sum, { findings }) => sum + findings.length, 0)
  return (
    <section className={tab.group}>
      <h3 className={tab.heading}>{texts.differences}</h3>
      <p className={tab.hint} role="status">
        {answers.length === 0 ? texts.nothingChecked : texts.count(count, answers.length)}
      </p>
      {answers.length > 0 && (
        <div className={tab.actions}>
          <ToolbarButton onClick={() => copy(formatDifferences(url, answers, toCurlCommand))}>
            {texts.copyReport}
          </ToolbarButton>
          <Button size="small" variant="tertiary" onClick={realServer.clearAnswers}>
            {texts.clear}
          </Button>
          <span role="status">{message}</span>
        </div>
      )}
      <ul className={tab.list}>
        {different.map((answer) => (
          <AnswerItem key={`${answer.method} ${answer.url}`} answer={answer} onCopy={copy} />
        ))}
      </ul>
    </section>
  )
}

interface AnswerItemProps {
  answer: CheckedAnswer
  onCopy: (text: string) => Promise<void>
}

function AnswerItem({ answer, onCopy }: AnswerItemProps) {
  const texts = useTexts()
  const { method, url, findings } = answer
  const { pathname } = new URL(url)
  const name = `${method} ${pathname}`
  return (
    <li className={styles.answer}>
      <p className={clsx(tab.code, styles.request)}>{name}</p>
      <Button
        size="small"
        variant="tertiary"
        className={tab.endButton}
        aria-label={`${texts.calls.curl}, ${name}`}
        onClick={() => onCopy(toCurlCommand({ method, url, body: undefined }))}
      >
        {texts.calls.curl}
      </Button>
      {/* The findings are in English, like the contract. */}
      <ul className={styles.findings} lang="en" aria-label={name}>
        {findings.map(({ kind, path, expected, actual, example }) => (
          <li key={`${kind} ${path} ${actual}`}>
            {path !== '' && <code className={tab.code}>{path}</code>}
            <span>{`expected ${expected}, got ${actual}`}</span>
            {example !== undefined && <code className={clsx(tab.code, tab.hint)}>{example}</code>}
          </li>
        ))}
      </ul>
    </li>
  )
}
