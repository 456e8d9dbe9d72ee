-- What Today has found is kept until one of its records changes: choices of its viewers and fits of runners-up are two of them.
SELECT "countChangesOf"('TodayChoice');
SELECT "countChangesOf"('RunnerUpFit');
