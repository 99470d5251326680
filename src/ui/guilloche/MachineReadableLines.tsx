import styles from './guilloche.module.css'

interface MachineReadableLinesProps {
  lines: readonly string[]
  x: number
  /** The baseline of the first line. */
  y: number
  width: number
  /** From baseline to baseline. */
  leading: number
}

/** The machine-readable zone; the letters are spread over exactly the width, whatever the font. */
export function MachineReadableLines({ lines, x, y, width, leading }: MachineReadableLinesProps) {
  return (
    <g className={styles.machineReadable} fontSize={leading * 0.68}>
      {lines.map((line, index) => (
        <text key={line} x={x} y={y + index * leading} textLength={width}>
          {line}
        </text>
      ))}
    </g>
  )
}
