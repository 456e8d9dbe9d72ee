/** A resume of nobody, as a PDF: reading it compiles the code that the next resume needs. */
export function sampleResume(): Uint8Array {
  const lines = [
    ['Bold 20', 'Jane Sample'],
    ['Text 11', 'Office Manager'],
    ['Text 11', 'jane@sample.example | +44 20 7946 0000 | linkedin.com/in/jane-sample'],
    ['Bold 13', 'Work Experience'],
    ['Bold 11', 'Office Manager, Sample Ltd'],
    ['Text 11', 'March 2019 - Present, London'],
    ['Text 11', '\\225 Led a team of 4 and cut the costs by 12 %'],
    ['Bold 11', 'Assistant, Example GmbH'],
    ['Text 11', '05/2015 - 02/2019'],
    ['Text 11', '\\225 Planned meetings for 30 people'],
    ['Bold 13', 'Skills'],
    ['Text 11', 'Excel, Word, SAP, Python, SQL'],
    ['Bold 13', 'Education'],
    ['Text 11', 'BA History, University of Sample, 2012 - 2015'],
  ]
  const drawn = lines.map(([font, text], index) => `/${font} Tf 1 0 0 1 60 ${780 - index * 20} Tm (${text}) Tj`)
  const content = `BT ${drawn.join('\n')} ET`
  const fontOf = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</Text 5 0 R/Bold 6 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return Buffer.from(`${file}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`, 'latin1')
}
