import { useRef } from 'react'

import { Button } from '#ui/Button/Button.tsx'

interface FileInputProps {
  label: string
  /** Of the files that the dialog offers, such as `.json`. */
  extensions: string
  types?: string
  onSelect: (file: File) => Promise<void>
}

/** A button that opens the file dialog of a hidden file input. */
export function FileInput({
  label,
  extensions,
  types = 'application/json',
  onSelect,
}: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={`${types},${extensions}`}
        aria-label={label}
        hidden
        onChange={async (event) => {
          const [file] = event.target.files ?? []
          if (file !== undefined) await onSelect(file)
          // Without this, choosing the same file again fires no event.
          if (input.current !== null) input.current.value = ''
        }}
      />
    </>
  )
}
