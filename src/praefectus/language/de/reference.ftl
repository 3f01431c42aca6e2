# Die Regelübersicht: Suchen.

search-common-words = aber alle als also am an auch auf aus bei bin bis das dass dein deine dem den der des die dies diese dieser dir doch du durch ein eine einem einen einer es für gibt hat habe haben hast hier ich ihr ihre im in ist ja jede jeder jedes kann kannst können man mehr mein meine mir mit muss musst nach nicht noch nur ob oder regel regeln sein sie sind so um und uns unter viel viele vom von vor wann warum was welche welcher wem wen wenn wer werden wie wieviel wird wo zu zum zur
