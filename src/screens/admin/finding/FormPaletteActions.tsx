import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Check, Eye } from 'lucide-react'
import { useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import type { EntityName } from '#domain/entities.ts'

import { getListPath } from '../layout/entity-links.ts'
import { useLastListSearch } from '../layout/last-list-search.ts'
import { noteRecentRecord, usePaletteActions } from './palette-store.ts'

interface FormPaletteActionsProps {
  form: RefObject<HTMLFormElement | null>
  entity: EntityName
  /** Undefined for a new record. */
  id: number | undefined
  /** Undefined if the record has no preview. */
  onPreview: (() => void) | undefined
}

/** Offers in the palette what the buttons of a record form do, and notes the record among the recent ones. */
export function FormPaletteActions({ form, entity, id, onPreview }: FormPaletteActionsProps) {
  const { t } = useTranslation('adminFinding')
  const navigate = useNavigate()
  const search = useLastListSearch(entity)
  usePaletteActions([
    {
      id: 'save',
      label: t('palette.save'),
      icon: Check,
      run: () => form.current?.requestSubmit(),
    },
    ...(onPreview
      ? [{ id: 'preview', label: t('palette.preview'), icon: Eye, run: onPreview }]
      : []),
    {
      id: 'back',
      label: t('palette.back'),
      icon: ArrowLeft,
      run: () => void navigate({ to: getListPath(entity), search }),
    },
  ])
  useEffect(() => {
    if (id !== undefined) noteRecentRecord({ entity, id })
  }, [entity, id])
  return null
}
