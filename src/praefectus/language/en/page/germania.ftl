# What the page says of Germania.

castle-gives = { $castle }: with a Tribune, { $good }
