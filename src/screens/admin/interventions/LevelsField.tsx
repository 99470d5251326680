import { useEffect, useId, useRef, useState } from 'react'
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

import { LevelCard } from './LevelCard.tsx'
import { LevelForm } from './LevelForm.tsx'
import styles from './Levels.module.css'

interface LevelsFieldProps {
  id: string
  error: string | undefined
  value: LevelEditorState
  onChange: (state: LevelEditorState) => void
}

/** The section 'Niveaux' (spec 2.13): a card a level, and the editor in the place of what it edits. */
export function LevelsField({ id, error, value, onChange }: LevelsFieldProps) {
  const { t } = useTranslation('adminForms')
  const [indexToDelete, setIndexToDelete] = useState<number | undefined>(undefined)
  const [lastMove, setLastMove] = useState<{ text: string; to: number; by: -1 | 1 } | undefined>()
  const titleId = useId()
  const { levels, editor } = value
  const section = useFocusAfterRemoval<HTMLElement>(levels.length)
  const isEditorLocked = isLocked(value)
  useFocusAfterClose(section, value)
  useFocusAfterMove(section, lastMove)

  const send = (event: LevelEditorEvent) => {
    onChange(levelEditorReducer(value, event))
  }
  const levelForm = editor.status !== 'closed' && (
    <LevelForm idPrefix={`${id}-`} editor={editor} send={send} />
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
          {t('levels.title')}
        </h2>
        <Button
          variant="secondary"
          size="small"
          disabled={isEditorLocked}
          data-add
          onClick={() => {
            send({ type: 'add' })
          }}
        >
          {t('levels.add')}
        </Button>
      </header>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {levels.length === 0 && !isEditorLocked && <p className={styles.empty}>{t('levels.none')}</p>}
      <ol role="list" className={styles.list}>
        {levels.map((level, index) => (
          <li key={level.id ?? `new-${level.levelNumber}`}>
            {editor.status === 'existing' && editor.index === index ? (
              levelForm
            ) : (
              <LevelCard
                level={level}
                isLocked={isEditorLocked}
                isFirst={index === 0}
                isLast={index === levels.length - 1}
                onEdit={() => {
                  send({ type: 'edit', index })
                }}
                onRemove={() => {
                  setIndexToDelete(index)
                }}
                onMove={(by) => {
                  send({ type: 'move', index, offset: by })
                  const number = levels[index + by]?.levelNumber ?? level.levelNumber
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
        <DeleteLevelDialog
          onCancel={() => {
            setIndexToDelete(undefined)
          }}
          onConfirm={() => {
            setIndexToDelete(undefined)
            send({ type: 'remove', index: indexToDelete })
          }}
        />
      )}
    </section>
  )
}

function DeleteLevelDialog({
  onCancel,
  onConfirm,
}: {
  onCancel: () => void
  onConfirm: () => void
}) {
  const { t } = useTranslation('adminForms')
  return (
    <Dialog
      open
      title={t('levels.deleteTitle')}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('levels.delete')}</Button>
        </>
      }
    >
      <p>{t('levels.deleteText')}</p>
    </Dialog>
  )
}

/** The editor has gone, and focus with it: it goes to the level that was edited, or to the button that adds one. */
function useFocusAfterClose(
  section: { readonly current: HTMLElement | null },
  { editor }: LevelEditorState,
): void {
  const before = useRef(editor)
  useEffect(() => {
    const last = before.current
    before.current = editor
    if (last.status === 'closed' || editor.status !== 'closed') return
    const edits = section.current?.querySelectorAll<HTMLElement>('[data-edit]')
    const target =
      last.status === 'existing'
        ? edits?.[last.index]
        : section.current?.querySelector<HTMLElement>('[data-add]')
    target?.focus()
  }, [editor, section])
}

/** Focus goes with the level, so that it can be moved on; at the end of the list to the button that leads back. */
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
