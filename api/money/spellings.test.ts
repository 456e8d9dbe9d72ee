import { expect, test } from 'vitest'
import { decimalOf, isAmount, parseAmount } from './rules.ts'

/*
 * Amounts as people write them, one per line: the text, and its amount, or the reason why the text is not read. A
 * number with two meanings, or a sign of several currencies, is never guessed.
 */
const spellings = `
$120,000                          | 120000.00 USD
$ 120 000                         | 120000.00 USD
120,000 USD                       | 120000.00 USD
USD 120,000                       | 120000.00 USD
US$120,000                        | 120000.00 USD
U$S 4500                          | 4500.00 USD
120000 US dollars                 | 120000.00 USD
95.50 dollars                     | 95.50 USD
$95.5/hr                          | 95.50 USD HOUR
$95 an hour                       | 95.00 USD HOUR
$95 p/h                           | 95.00 USD HOUR
$760 p/d                          | 760.00 USD DAY
$760 per day                      | 760.00 USD DAY
$9k p/m                           | 9000.00 USD MONTH
$9K/mo                            | 9000.00 USD MONTH
$9,000 pcm                        | 9000.00 USD MONTH
$9,000/m                          | 9000.00 USD MONTH
$120k-$140k per annum             | 120000.00..140000.00 USD YEAR
$120k to $140k                    | 120000.00..140000.00 USD
from $120k to $140k a year        | 120000.00..140000.00 USD YEAR
between $90 and $95               | OTHER_WORDS
from $90                          | OTHER_WORDS
$1.2 million                      | 1200000.00 USD
＄８，５００                       | 8500.00 USD
8５00 ＵＳＤ                       | 8500.00 USD
$120,000 CAD                      | 120000.00 CAD
CAD $120,000                      | 120000.00 CAD
CAD 120k                          | 120000.00 CAD
CA$120,000.50                     | 120000.50 CAD
C$120,000                         | 120000.00 CAD
50 000 $CA                        | 50000.00 CAD
120 000 $ CAD                     | 120000.00 CAD
$85 CDN per hour                  | 85.00 CAD HOUR
85 Canadian dollars an hour       | 85.00 CAD HOUR
120 000 dollars canadiens par an  | 120000.00 CAD YEAR
A$95/h                            | 95.00 AUD HOUR
AU$140,000 p.a.                   | 140000.00 AUD YEAR
$140,000 AUD                      | 140000.00 AUD
AUD 1,100 per day                 | 1100.00 AUD DAY
NZ$ 130,000                       | 130000.00 NZD
$130k NZD                         | 130000.00 NZD
S$8,500 per month                 | 8500.00 SGD MONTH
SGD8500                           | 8500.00 SGD
HK$60,000/month                   | 60000.00 HKD MONTH
$60,000 HKD                       | 60000.00 HKD
NT$90,000                         | 90000.00 TWD
MX$45,000                         | 45000.00 MXN
$45,000 MXN al mes                | 45000.00 MXN MONTH
$45,000 pesos                     | SEVERAL_CURRENCIES
45.000 pesos mexicanos            | AMBIGUOUS_NUMBER
45,000 pesos mexicanos            | 45000.00 MXN
$ 4.500.000 COP                   | 4500000.00 COP
$2.500.000 CLP                    | 2500000.00 CLP
ARS 1.500.000                     | 1500000.00 ARS
R$ 12.500,00                      | 12500.00 BRL
R$12.500/mês                      | 12500.00 BRL MONTH
12 500 reais por mês              | 12500.00 BRL MONTH
BRL 12,500                        | 12500.00 BRL
4.500,-- €                        | 4500.00 EUR
4.500,- €                         | 4500.00 EUR
4.500,– EUR                       | 4500.00 EUR
€ 4.500,=                         | 4500.00 EUR
4.500,00 EUR                      | 4500.00 EUR
4500,- Euro                       | 4500.00 EUR
€4,500.00                         | 4500.00 EUR
4'500 EUR                         | 4500.00 EUR
4 500 €                           | 4500.00 EUR
4 500 € par mois                  | 4500.00 EUR MONTH
4 500 €/mois                      | 4500.00 EUR MONTH
45 k€ par an                      | 45000.00 EUR YEAR
45k€/an                           | 45000.00 EUR YEAR
45-50 k€                          | 45000.00..50000.00 EUR
45 KEUR                           | 45000.00 EUR
45 à 50 € de l'heure              | 45.00..50.00 EUR HOUR
de 45 à 50 €/h                    | 45.00..50.00 EUR HOUR
TJM 550 €                         | 550.00 EUR DAY
550 €/jour                        | 550.00 EUR DAY
550 € par jour                    | 550.00 EUR DAY
550 €/j                           | OTHER_WORDS
85 € die Stunde                   | 85.00 EUR HOUR
85 € in der Stunde                | 85.00 EUR HOUR
85,00 €/Std.                      | 85.00 EUR HOUR
85 EUR pro Stunde                 | 85.00 EUR HOUR
85 €/Stunde                       | 85.00 EUR HOUR
Stundensatz: 85 €                 | 85.00 EUR HOUR
Tagessatz 680 EUR                 | 680.00 EUR DAY
680 € am Tag                      | 680.00 EUR DAY
680 €/Tag                         | 680.00 EUR DAY
3.400 € die Woche                 | 3400.00 EUR WEEK
6.500 € im Monat                  | 6500.00 EUR MONTH
6.500 € monatlich                 | 6500.00 EUR MONTH
6.500,50 € mtl.                   | 6500.50 EUR MONTH
78.000 € im Jahr                  | 78000.00 EUR YEAR
78.000 € p. a.                    | OTHER_WORDS
78 Tsd. € p.a.                    | 78000.00 EUR YEAR
70-80 TEUR                        | 70000.00..80000.00 EUR
70 bis 80 € je Stunde             | 70.00..80.00 EUR HOUR
20.000 € einmalig                 | 20000.00 EUR ONCE
€ 75 per uur                      | 75.00 EUR HOUR
€ 75,- p.u.                       | 75.00 EUR HOUR
€ 75/uur                          | 75.00 EUR HOUR
€ 600 per dag                     | 600.00 EUR DAY
€ 5.500 per maand                 | 5500.00 EUR MONTH
€ 66.000 per jaar                 | 66000.00 EUR YEAR
€ 5.500 tot € 6.000 per maand     | 5500.00..6000.00 EUR MONTH
3.500 € al mes                    | 3500.00 EUR MONTH
3.500 euros mensuales             | 3500.00 EUR MONTH
45 € la hora                      | 45.00 EUR HOUR
45 €/hora                         | 45.00 EUR HOUR
42.000 € anuales                  | 42000.00 EUR YEAR
42.000 euros al año               | 42000.00 EUR YEAR
350 € al día                      | 350.00 EUR DAY
40 a 50 € por hora                | 40.00..50.00 EUR HOUR
2.800 € al mese                   | 2800.00 EUR MONTH
2.800 euro mensili                | 2800.00 EUR MONTH
45 € all'ora                      | 45.00 EUR HOUR
350 euro al giorno                | 350.00 EUR DAY
35 mila euro                      | 35000.00 EUR
3.200 € per mes                   | 3200.00 EUR MONTH
38.000 € a l'any                  | OTHER_WORDS
4 200 €/kk                        | 4200.00 EUR MONTH
4 200 euroa kuukausi              | 4200.00 EUR MONTH
£550 per day                      | 550.00 GBP DAY
£550 p/d                          | 550.00 GBP DAY
£550pd                            | 550.00 GBP DAY
£75k                              | 75000.00 GBP
75k GBP                           | 75000.00 GBP
£2,750 p.w.                       | 2750.00 GBP WEEK
550 pounds a day                  | 550.00 GBP DAY
550 British pounds                | 550.00 GBP
550 pounds sterling               | 550.00 GBP
E£ 40,000                         | 40000.00 EGP
CHF 110'000.-                     | 110000.00 CHF
CHF 110’000.–                     | 110000.00 CHF
110'000 CHF                       | 110000.00 CHF
CHF 110.000.-                     | 110000.00 CHF
Fr. 8500                          | 8500.00 CHF
Fr. 8'500.-                       | 8500.00 CHF
8500 Fr.                          | 8500.00 CHF
SFr. 8'500.50                     | 8500.50 CHF
8500.-- CHF                       | 8500.00 CHF
8'500 Franken im Monat            | 8500.00 CHF MONTH
8 500 francs suisses              | 8500.00 CHF
8500 Swiss francs                 | 8500.00 CHF
8500 francs                       | SEVERAL_CURRENCIES
CHF 120.– die Stunde              | 120.00 CHF HOUR
CHF 8.500                         | AMBIGUOUS_NUMBER
48 000:-                          | 48000.00 SEK
48 000:- kr                       | 48000.00 SEK
48000:-/mån                       | 48000.00 SEK MONTH
65 000 kr SEK                     | 65000.00 SEK
65 000 SEK                        | 65000.00 SEK
SEK 65.000                        | 65000.00 SEK
65 000 SEK/mån                    | 65000.00 SEK MONTH
65 000 kronor i månaden           | 65000.00 SEK MONTH
65 000 svenska kronor             | 65000.00 SEK
850 SEK i timmen                  | 850.00 SEK HOUR
850 SEK/tim                       | 850.00 SEK HOUR
65 TSEK                           | 65000.00 SEK
65 tkr                            | SEVERAL_CURRENCIES
65 000 kr                         | SEVERAL_CURRENCIES
kr. 65.000                        | SEVERAL_CURRENCIES
65 000 kr/mån                     | SEVERAL_CURRENCIES
65.000 kr. DKK                    | 65000.00 DKK
DKK 65.000,-                      | 65000.00 DKK
65.000 danske kroner              | 65000.00 DKK
45.000 DKK pr. måned              | 45000.00 DKK MONTH
65.000 kroner                     | SEVERAL_CURRENCIES
NOK 65 000                        | 65000.00 NOK
NOK 850,- per time                | 850.00 NOK HOUR
55 000 norske kroner              | 55000.00 NOK
kr 850 000 NOK per år             | 850000.00 NOK YEAR
ISK 950.000                       | 950000.00 ISK
60 000 Kč                         | 60000.00 CZK
60.000,- Kč                       | 60000.00 CZK
60 000 Kč/měsíc                   | 60000.00 CZK MONTH
8 500 Kč/MD                       | 8500.00 CZK DAY
15.000 DKK pr. md.                | 15000.00 DKK MONTH
60 000 korun                      | 60000.00 CZK
15 000 zł                         | 15000.00 PLN
15.000,00 zł                      | 15000.00 PLN
15 000 PLN/mies.                  | 15000.00 PLN MONTH
15 000 zł miesięcznie             | 15000.00 PLN MONTH
150 zł/godz.                      | 150.00 PLN HOUR
150 zł za godzinę                 | 150.00 PLN HOUR
15 tys. zł                        | 15000.00 PLN
900 000 Ft                        | 900000.00 HUF
25 000 Ft/óra                     | 25000.00 HUF HOUR
900.000 HUF                       | 900000.00 HUF
9.500 lei                         | 9500.00 RON
120 lei/oră                       | 120.00 RON HOUR
RON 9.500                         | 9500.00 RON
6.500 лв.                         | 6500.00 BGN
₴80,000                           | 80000.00 UAH
80 000 грн                        | 80000.00 UAH
₺ 95.000                          | 95000.00 TRY
95.000 TL                         | 95000.00 TRY
TRY 95.000                        | 95000.00 TRY
₪25,000                           | 25000.00 ILS
25,000 NIS                        | 25000.00 ILS
AED 35,000                        | 35000.00 AED
35,000 AED per month              | 35000.00 AED MONTH
35,000 dirhams                    | SEVERAL_CURRENCIES
SAR 30,000                        | 30000.00 SAR
₹12,00,000                        | 1200000.00 INR
₹ 12,00,000 p.a.                  | 1200000.00 INR YEAR
INR 12,00,000                     | 1200000.00 INR
₹1,20,000/month                   | 120000.00 INR MONTH
₹12 lakhs                         | 1200000.00 INR
12 LPA                            | 1200000.00 INR YEAR
₹12-15 LPA                        | 1200000.00..1500000.00 INR YEAR
₹1.5 crore                        | 15000000.00 INR
₹١٢٠٠٠                            | 12000.00 INR
12,00,000 Indian rupees           | 1200000.00 INR
Rs. 12,00,000                     | SEVERAL_CURRENCIES
Rs 1,20,000 PKR                   | 120000.00 PKR
$12,00,000                        | AMBIGUOUS_NUMBER
¥850,000 JPY                      | 850000.00 JPY
JP¥850,000                        | 850000.00 JPY
850,000円                         | 850000.00 JPY
85万円                            | 850000.00 JPY
850,000 yen                       | 850000.00 JPY
￥850,000                         | SEVERAL_CURRENCIES
¥850,000                          | SEVERAL_CURRENCIES
CN¥30,000                         | 30000.00 CNY
RMB 30,000                        | 30000.00 CNY
30,000元                          | 30000.00 CNY
3万元                             | 30000.00 CNY
¥30,000 RMB/month                 | 30000.00 CNY MONTH
₩5,000,000                        | 5000000.00 KRW
5,000,000 won                     | 5000000.00 KRW
500만원                           | 5000000.00 KRW
R45,000                           | 45000.00 ZAR
R 45 000 per month                | 45000.00 ZAR MONTH
ZAR 45,000                        | 45000.00 ZAR
₦750,000                          | 750000.00 NGN
KSh 250,000                       | 250000.00 KES
฿120,000                          | 120000.00 THB
₱80,000                           | 80000.00 PHP
Rp 15.000.000                     | 15000000.00 IDR
RM 9,000                          | 9000.00 MYR
30.000.000 ₫                      | 30000000.00 VND
€1.234                            | 1234.00 EUR
€1,234                            | 1234.00 EUR
$1.234                            | AMBIGUOUS_NUMBER
£1.234                            | AMBIGUOUS_NUMBER
€12.34.56                         | AMBIGUOUS_NUMBER
€1,23,456                         | AMBIGUOUS_NUMBER
€5² per hour                      | OTHER_WORDS
€5½                               | OTHER_WORDS
$5,000 FT                         | OTHER_WORDS
€5,000 + VAT                      | OTHER_WORDS
€5,000 brutto                     | OTHER_WORDS
5,000 all in                      | OTHER_WORDS
ALL 5,000                         | 5000.00 ALL
€500/day or €60/h                 | OTHER_WORDS
€500/day/month                    | SEVERAL_PERIODS
5,000                             | NO_CURRENCY
5 000 per month                   | NO_CURRENCY
`

const lines = spellings
  .trim()
  .split('\n')
  .map(line => line.split('|').map(part => part.trim()) as [text: string, expected: string])

test.each(lines)('%s is %s', (text, expected) => {
  const reading = parseAmount(text)
  if (!isAmount(reading)) return expect(reading.unread).toBe(expected)
  const { from, to, currency, period } = reading
  const range = from === to ? decimalOf(from) : `${decimalOf(from)}..${decimalOf(to)}`
  expect([range, currency, ...(period ? [period] : [])].join(' ')).toBe(expected)
})
