/**
 * Returns a function of a text that caches its results, as each way of reading calls it with the same texts. The cache
 * is cleared after `most` results, and long texts are not cached, so that hostile documents cannot fill the memory.
 */
export function remembered<Answer>(answerTo: (text: string) => Answer, most = 2_000): (text: string) => Answer {
  const answers = new Map<string, { answer: Answer }>()
  return text => {
    const known = answers.get(text)
    if (known) return known.answer
    const answer = answerTo(text)
    if (text.length > longestKept) return answer
    if (answers.size >= most) answers.clear()
    answers.set(text, { answer })
    return answer
  }
}

const longestKept = 200
