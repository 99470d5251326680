import { type ComponentProps, useRef } from 'react'

import { ToolbarButton } from './buttons.tsx'

interface FileInputProps {
  label: string
  /** Of the button. */
  variant?: ComponentProps<typeof ToolbarButton>['variant']
  /** The files that the dialog offers, such as `.json,application/json`. */
  accept: string
  onSelect: (file: File) => Promise<void>
}

/** A button that opens the file dialog of a hidden file input. */
export function FileInput({ label, variant = 'secondary', accept, onSelect }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolbarButton variant={variant} onClick={() => input.current?.click()}>
        {label}
      </ToolbarButton>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={async (event) => {
          const [file] = event.target.files ?? []
          // Without this, choosing the same file again fires no event.
          event.target.value = ''
          if (file !== undefined) await onSelect(file)
        }}
      />
    </>
  )
}
