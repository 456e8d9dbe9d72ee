/**
 * A function of a text that keeps its last answers: the same texts are asked about again and again, in each way of reading. It
 * begins anew after `most` answers and keeps none for long texts, so that strangers cannot fill the memory.
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
