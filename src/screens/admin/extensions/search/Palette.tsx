import { useRouter } from '@tanstack/react-router'
import { useCombobox } from 'downshift'
import { Search, X } from 'lucide-react'
import {
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react'
import { useTranslation } from 'react-i18next'

import { splitMatches, toSearchWords } from '#domain/text-search.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './Palette.module.css'
import { usePaletteEntries, type PaletteEntry } from './usePaletteEntries.ts'

/** In characters. */
const maxQueryLength = 100

/**
 * Finds records, pages and the actions of the open form, by a combobox whose list is always open. Enter opens, Ctrl+Enter
 * opens in a new tab. A form with unsaved changes asks before it is left, as for any other link.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminSearch')
  const dialog = useRef<HTMLDialogElement>(null)
  /** What was pressed: a selection of text that ends outside is no click beside the palette. */
  const pressed = useRef<EventTarget>(null)
  const groupId = useId()
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query.trim())
  const found = usePaletteEntries(searched)
  const { groups } = found
  const entries = groups.flatMap((group) => group.entries)
  const open = useOpenEntry(onClose)
  const combobox = useCombobox({
    items: entries,
    itemToKey: (entry: PaletteEntry | null) => entry?.key,
    itemToString: (entry: PaletteEntry | null) => entry?.title ?? '',
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    // Choosing is ours: it needs the event. Downshift moves the highlight.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ||
      type === useCombobox.stateChangeTypes.ItemClick ||
      type === useCombobox.stateChangeTypes.MenuMouseLeave
        ? state
        : changes,
  })
  const { highlightedIndex, getItemProps } = combobox

  // Before the first paint, so that the focus is in the field; closed first when it goes, which returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element?.open === false) element.showModal()
    return () => element?.close()
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing || !['Enter', 'Escape'].includes(event.key)) return
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    event.preventDefault()
    // Downshift keeps the key from the dialog.
    if (event.key === 'Escape') {
      onClose()
      return
    }
    const entry = entries[highlightedIndex]
    if (entry !== undefined) open(entry, event.ctrlKey || event.metaKey)
  }
  const words = toSearchWords(searched)
  const indexes = new Map(entries.map((entry, index) => [entry, index]))

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop closes, as Escape does
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('palette.label')}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      onClick={({ target }) => {
        if (target === dialog.current && target === pressed.current) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => {
        // The event comes later: React's strict mode has opened the dialog again by then.
        if (dialog.current?.open === false) onClose()
      }}
    >
      <div className={styles.panel}>
        <div className={styles.field}>
          <Search size={20} strokeWidth={1.75} aria-hidden />
          <input
            {...combobox.getInputProps({
              'aria-label': t('palette.label'),
              onKeyDown,
              // Downshift reports the change later, and the caret would jump.
              onChange: (event) => setQuery(event.currentTarget.value),
            })}
            // Downshift keeps naming the first item where there is none.
            {...(entries.length === 0 && { 'aria-activedescendant': undefined })}
            type="text"
            inputMode="search"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxQueryLength}
            className={styles.input}
            placeholder={t('palette.placeholder')}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={t('palette.close')}
            onClick={onClose}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
        <div
          {...combobox.getMenuProps({ 'aria-label': t('palette.listLabel') })}
          className={styles.list}
        >
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${groupId}${group.id}`}>
              <div id={`${groupId}${group.id}`} className={styles.heading}>
                <span>{group.title}</span>
                {searched !== '' && <span className={styles.count}>{group.count}</span>}
              </div>
              {group.entries.map((entry) => {
                const index = indexes.get(entry) ?? 0
                return (
                  <div
                    key={entry.key}
                    {...getItemProps({
                      item: entry,
                      index,
                      onClick: (event) => open(entry, event.ctrlKey || event.metaKey),
                      onAuxClick: (event) => {
                        if (event.button === 1) open(entry, true)
                      },
                    })}
                    className={styles.option}
                    data-highlighted={index === highlightedIndex || undefined}
                  >
                    <OptionContent entry={entry} words={words} />
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        <PaletteMessages searched={searched} found={found} />
      </div>
    </dialog>
  )
}

function OptionContent({ entry, words }: { entry: PaletteEntry; words: readonly string[] }) {
  const { icon: Icon, title, detail } = entry
  return (
    <>
      <Icon size={17} strokeWidth={1.75} aria-hidden />
      <span className={styles.title}>
        <Marked text={title} words={words} />
      </span>
      {detail !== undefined && (
        <span className={styles.detail}>
          <Marked text={detail} words={words} />
        </span>
      )}
    </>
  )
}

interface PaletteMessagesProps {
  searched: string
  found: ReturnType<typeof usePaletteEntries>
}

/** What is said below the results: that there are none, which lists are missing, and how many were found. */
function PaletteMessages({ searched, found }: PaletteMessagesProps) {
  const { t, i18n } = useTranslation(['adminSearch', 'admin'])
  const { groups, isLoading, failed, retry } = found
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const isEmpty = searched !== '' && groups.length === 0 && !isLoading
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <>
      {isEmpty && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t('palette.none', { query: searched })}</p>
          <p>{t('palette.noneAdvice')}</p>
        </div>
      )}
      {failed.length > 0 && (
        <div className={styles.failed} role="alert">
          <p>
            {t('palette.failed', {
              lists: list.format(failed.map((name) => t(`admin:titles.${name}`))),
            })}
          </p>
          <Button variant="secondary" size="small" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      )}
      <p className={styles.foot}>
        <span role="status">
          {isLoading && <span>{t('palette.loading')}</span>}
          {isEmpty && <VisuallyHidden>{t('palette.none', { query: searched })}</VisuallyHidden>}
          {!isLoading && searched !== '' && !isEmpty && (
            <span>{t('palette.count', { count: total })}</span>
          )}
        </span>
        <span className={styles.keys} aria-hidden>
          <kbd>{t('palette.enter')}</kbd>
          <span>{t('palette.openHint')}</span>
          <kbd>{t('palette.controlEnter')}</kbd>
          <span>{t('palette.newTab')}</span>
        </span>
      </p>
    </>
  )
}

/** Opens an entry after the palette has closed: the focus has returned by then, and a form may open a dialog of its own. */
function useOpenEntry(onClose: () => void): (entry: PaletteEntry, inNewTab: boolean) => void {
  const router = useRouter()
  return ({ link, run }, inNewTab) => {
    if (link !== undefined && inNewTab) {
      const { publicHref } = router.buildLocation(link)
      window.open(router.history.createHref(publicHref), '_blank', 'noopener')
      return
    }
    onClose()
    setTimeout(() => {
      run?.()
      if (link !== undefined) void router.navigate(link)
    })
  }
}

/** A text with the words of the search marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return splitMatches(text, words).map((segment, index) =>
    segment.isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- a text with the same segments is the same
      <mark key={index}>{segment.text}</mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <span key={index}>{segment.text}</span>
    ),
  )
}
