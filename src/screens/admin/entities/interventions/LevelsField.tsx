import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import {
  isLocked,
  levelEditorReducer,
  type LevelEditorState,
  type LevelEditorEvent,
} from '#domain/level-editor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { useFocusAfterRemoval } from '#ui/hooks/useFocusAfterRemoval.ts'

import type { PendingInput } from '../../core/definition/usePendingInput.ts'
import { emptyLevel } from './level-fields.ts'
import { CopyLevels } from './CopyLevels.tsx'
import { LevelCard } from './LevelCard.tsx'
import { LevelForm } from './LevelForm.tsx'
import styles from './Levels.module.css'

interface LevelsFieldProps {
  id: string
  label: string
  error: string | undefined
  value: LevelEditorState
  onChange: (state: LevelEditorState) => void
  /** Of the form. */
  pendingInput: PendingInput
  /** Whether the levels of another intervention may be taken over. */
  isOfNewRecord: boolean
}

/** The section 'Niveaux' (spec 2.13): one card per level. The editor replaces the card of the level it edits. */
export function LevelsField(props: LevelsFieldProps) {
  const { id, label, error, value, onChange, pendingInput, isOfNewRecord } = props

  const { t } = useTranslation(['adminForms', 'home'])
  const [indexToDelete, setIndexToDelete] = useState<number | undefined>(undefined)
  const [saves, setSaves] = useState(0)
  const [lastMove, setLastMove] = useState<{ text: string; to: number; by: -1 | 1 } | undefined>()
  const titleId = useId()
  const { levels, editor } = value
  const section = useFocusAfterRemoval<HTMLElement>(levels.length)
  const isEditorLocked = isLocked(value)
  useFocusAfterClose(section, value)
  useFocusAfterMove(section, lastMove)

  const closeDialog = () => setIndexToDelete(undefined)
  /** An edit that the editor reports late and the save that follows it come before the next render. */
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  function send(event: LevelEditorEvent): LevelEditorState {
    const { levels: before } = latest.current
    latest.current = levelEditorReducer(latest.current, event)
    if (event.type === 'save' && latest.current.levels !== before) setSaves((count) => count + 1)
    onChange(latest.current)
    return latest.current
  }
  const newLevel = {
    level: emptyLevel,
    titles: levelKeys.map((key) => t(`home:levels.${key}.title`)),
  }
  const levelForm = editor.status !== 'closed' && (
    <LevelForm
      // Another level is another form, with its own editor and focus. Only a save leads from one to the next, which may stand
      // in the same place, once the saved one has another number. Its id would not do: it changes when a new level is stored.
      key={saves}
      idPrefix={`${id}-`}
      editor={editor}
      send={send}
      newLevel={newLevel}
      pendingInput={pendingInput}
    />
  )

  return (
    <section
      ref={section}
      id={id}
      tabIndex={-1}
      className={styles.section}
      aria-labelledby={titleId}
    >
      <header className={styles.heading}>
        <h2 id={titleId} className={styles.title}>
          {label}
        </h2>
        <Button
          variant="secondary"
          size="small"
          disabled={isEditorLocked}
          data-add
          onClick={() => send({ type: 'add', ...newLevel })}
        >
          {t('levels.add')}
        </Button>
      </header>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {levels.length === 0 && !isEditorLocked && <p className={styles.empty}>{t('levels.none')}</p>}
      {isOfNewRecord && !isEditorLocked && (
        <CopyLevels onCopy={(copied) => send({ type: 'copy', levels: copied })} />
      )}
      <ol role="list" className={styles.list}>
        {levels.map((level, index) => (
          // With the count, the button of a deleted level does not become that of the next one, and keep the focus.
          // oxlint-disable-next-line react/no-array-index-key -- a new level gets an id when it is stored, and its open editor must stay
          <li key={`${levels.length}-${index}`}>
            {editor.status === 'existing' && editor.index === index ? (
              levelForm
            ) : (
              <LevelCard
                level={level}
                isDisabled={isEditorLocked}
                isFirst={index === 0}
                isLast={index === levels.length - 1}
                onEdit={() => send({ type: 'edit', index })}
                onDelete={() => setIndexToDelete(index)}
                onMove={(by) => {
                  const moved = send({ type: 'move', index, offset: by })
                  const number = moved.levels[index + by]?.levelNumber ?? level.levelNumber
                  const text = t('levels.moved', { title: level.title, number })
                  setLastMove({ text, to: index + by, by })
                }}
              />
            )}
          </li>
        ))}
        {editor.status === 'new' && <li>{levelForm}</li>}
      </ol>
      <p role="status" className={styles.moveStatus}>
        {lastMove?.text}
      </p>
      {indexToDelete !== undefined && (
        <Dialog
          open
          title={t('levels.deleteTitle')}
          onClose={closeDialog}
          actions={
            <>
              <Button variant="secondary" onClick={closeDialog}>
                {t('cancel')}
              </Button>
              <Button
                onClick={() => {
                  closeDialog()
                  send({ type: 'remove', index: indexToDelete })
                }}
              >
                {t('levels.delete')}
              </Button>
            </>
          }
        >
          <p>{t('levels.deleteText')}</p>
        </Dialog>
      )}
    </section>
  )
}

/** The documented levels (spec 2.3), by their texts on the home page. */
const levelKeys = ['first', 'second', 'third', 'fourth'] as const

/** When the editor closes, moves focus to the edit button of its level, or to the add button. */
function useFocusAfterClose(
  section: { readonly current: HTMLElement | null },
  { editor, levels }: LevelEditorState,
): void {
  /** The level that the open editor changes. With a new number, it may stand elsewhere in the list. */
  const edited = useRef<number | 'new' | undefined>(undefined)
  useEffect(() => {
    const id = edited.current
    edited.current = editor.status === 'existing' ? levels[editor.index]?.id : undefined
    if (editor.status === 'new') edited.current = 'new'
    if (id === undefined || editor.status !== 'closed') return
    const edits = section.current?.querySelectorAll<HTMLElement>('[data-edit]')
    const target =
      id === 'new'
        ? section.current?.querySelector<HTMLElement>('[data-add]')
        : edits?.[levels.findIndex((level) => level.id === id)]
    target?.focus()
  }, [editor, levels, section])
}

/** Moves focus with a moved level. At the end of the list, focuses the button of the other direction. */
function useFocusAfterMove(
  section: { readonly current: HTMLElement | null },
  moved: { to: number; by: -1 | 1 } | undefined,
): void {
  useEffect(() => {
    if (moved === undefined) return
    const item = section.current?.querySelectorAll('li')[moved.to]
    const button =
      item?.querySelector<HTMLElement>(`[data-move="${moved.by}"]:enabled`) ??
      item?.querySelector<HTMLElement>('[data-move]:enabled')
    button?.focus()
  }, [moved, section])
}
