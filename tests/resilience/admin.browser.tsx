import { allScreens, testFaultMatrix } from './fault-matrix.tsx'

testFaultMatrix(allScreens.filter(({ path }) => path.startsWith('/admin')))
