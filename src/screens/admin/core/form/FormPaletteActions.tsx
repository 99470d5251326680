import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Check, Eye } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import type { EntityName } from '#domain/entities.ts'

import { getListPath } from '../layout/entity-links.ts'
import { useLastListSearch } from '../layout/last-list-search.ts'
import { usePaletteActions } from '../layout/palette-actions.ts'

interface FormPaletteActionsProps {
  form: RefObject<HTMLFormElement | null>
  entity: EntityName
  /** Undefined if the record has no preview. */
  onPreview: (() => void) | undefined
}

/** Offers in the palette what the buttons of a record form do. */
export function FormPaletteActions({ form, entity, onPreview }: FormPaletteActionsProps) {
  const { t } = useTranslation('adminForms')
  const navigate = useNavigate()
  const search = useLastListSearch(entity)
  usePaletteActions([
    {
      id: 'save',
      label: t('palette.save'),
      icon: Check,
      run: () => form.current?.requestSubmit(),
    },
    ...(onPreview ? [{ id: 'preview', label: t('preview.show'), icon: Eye, run: onPreview }] : []),
    {
      id: 'back',
      label: t('backToList'),
      icon: ArrowLeft,
      run: () => void navigate({ to: getListPath(entity), search }),
    },
  ])
  return null
}
