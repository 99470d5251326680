import { useEffect } from 'react'

import type { Elements } from '#ui/elements.ts'

import type { FormExtension } from '../../core/form/extension.tsx'
import { AddressChanges, type AddressChangesProps } from './AddressChanges.tsx'
import { noteRecentRecord } from './palette-store.ts'
import { UsedBy } from './UsedBy.tsx'

/** What uses a record, which addresses a new name changes, and the record among those that the palette offers. */
export const searchInForms: FormExtension = {
  name: 'search',
  useFormPart({ definition, record: { id }, values }) {
    const { entity } = definition
    useEffect(() => {
      if (id !== undefined) noteRecentRecord({ entity, id })
    }, [entity, id])
    return {
      wrapField(name, field) {
        if (definition.fields[name]?.isInAddress !== true) return field
        const typed = values[name]
        return (
          <AddressField
            entity={entity}
            id={id}
            name={typeof typed === 'string' ? typed : ''}
            values={values}
          >
            {field}
          </AddressField>
        )
      },
      belowFields: id !== undefined && <UsedBy entity={entity} id={id} />,
    }
  },
}

interface AddressFieldProps extends AddressChangesProps {
  children: Elements
}

/** A field with the addresses that its value changes. */
function AddressField({ children, ...changes }: AddressFieldProps) {
  return (
    <>
      {children}
      <AddressChanges {...changes} />
    </>
  )
}
